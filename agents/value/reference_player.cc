#include "agents/value/reference_player.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "engine/model/fault.h"

namespace berthier {
namespace {

// What a side sees, in a position that is used again and again.
class Sight {
 public:
  const Position& Of(const Game& game, const Position& position, Side side) {
    if (!view_) view_.emplace(game.layout());
    game.See(position, side, *view_);
    return *view_;
  }

 private:
  std::optional<Position> view_;
};

// What a ruleset's doctrine says of length and value; who decides is left open.
class ByDoctrine : public ReferencePlayer {
 public:
  explicit ByDoctrine(std::unique_ptr<Doctrine> doctrine)
      : doctrine_(std::move(doctrine)) {}

  double Value(const Game& game, const Position& position, Side side) override {
    return doctrine_->Value(game, position, side);
  }
  int Horizon(const Game& game, const Position& position) const override {
    return doctrine_->Horizon(game, position);
  }
  void GenerateCandidates(const Game& game, const Position& position,
                          std::vector<Order>& orders) override {
    doctrine_->GenerateCandidates(game, position, orders);
  }
  void Priors(const Game& game, const Position& position,
              std::span<const Order> orders, std::span<float> priors) override {
    doctrine_->Priors(game, position, orders, priors);
  }
  uint32_t Turn(const Game& game, const Position& position) override {
    return doctrine_->Turn(game, position);
  }

 protected:
  std::unique_ptr<Doctrine> doctrine_;
};

class AtAGlance final : public ByDoctrine {
 public:
  using ByDoctrine::ByDoctrine;

  // The doctrine plans a turn and may go on with the plan of the last playout
  // where both are the same so far: that a copy knows nothing of.
  void BeginTrial(uint64_t /*seed*/) override { doctrine_->Forget(); }
  std::string_view name() const override { return kAtAGlance; }
  bool DrawsFromChooserAlone() const override { return true; }
  std::unique_ptr<ReferencePlayer> Another() const override {
    return std::make_unique<AtAGlance>(doctrine_->Clone());
  }
  Order Choose(const Game& game, const Position& position,
               Chooser& chooser) override {
    const Side side = game.Awaits(position).side;
    return doctrine_->Choose(game, sight_.Of(game, position, side), chooser);
  }

 private:
  Sight sight_;
};

class NamedAgent final : public ByDoctrine {
 public:
  // The request is one that MakeAgent takes.
  NamedAgent(std::string name, std::string ruleset,
             std::unique_ptr<Doctrine> doctrine)
      : ByDoctrine(std::move(doctrine)),
        name_(std::move(name)),
        ruleset_(std::move(ruleset)) {
    for (auto& agent : agents_) {
      agent = std::get<std::unique_ptr<Agent>>(MakeAgent(name_, ruleset_));
    }
  }
  ~NamedAgent() override {
    for (const auto& agent : agents_) agent->Close();
  }

  void BeginTrial(uint64_t seed) override {
    seed_ = seed;
    begun_ = {};
  }
  std::string_view name() const override { return name_; }
  // What an agent draws is its own affair.
  bool DrawsFromChooserAlone() const override { return false; }
  std::unique_ptr<ReferencePlayer> Another() const override {
    return std::make_unique<NamedAgent>(name_, ruleset_, doctrine_->Clone());
  }
  Order Choose(const Game& game, const Position& position,
               Chooser& /*chooser*/) override {
    const Side side = game.Awaits(position).side;
    const auto seat = static_cast<size_t>(Index(side));
    Agent& agent = *agents_[seat];
    if (!begun_[seat]) {
      agent.Begin(game, side, SeedFor(seed_, seat));
      begun_[seat] = true;
    }
    const Choice choice =
        agent.Decide(game, sight_.Of(game, position, side), side);
    BERTHIER_CHECK(!choice.failure && game.Check(position, choice.order).ok());
    return choice.order;
  }

 private:
  std::string name_;
  std::string ruleset_;
  std::array<std::unique_ptr<Agent>, kSides> agents_;
  Sight sight_;
  uint64_t seed_ = 0;
  std::array<bool, kSides> begun_ = {};
};

}  // namespace

MadeReferencePlayer MakeReferencePlayer(std::string_view name, const Game& game,
                                        const Doctrine& doctrine) {
  if (name == kAtAGlance) {
    return std::make_unique<AtAGlance>(doctrine.Clone());
  }
  MadeAgent made = MakeAgent(name, game.ruleset());
  if (std::string* const problem = std::get_if<std::string>(&made)) {
    return std::move(*problem);
  }
  if (ExternalSettingsIn(name)) {
    return "a program cannot be the reference player, for it may fail in the "
           "midst of a playout; name an agent of `berthier agents` or "
           "at-a-glance";
  }
  return std::make_unique<NamedAgent>(
      std::string(name), std::string(game.ruleset()), doctrine.Clone());
}

}  // namespace berthier
