// Orders, rolls, events and refusals of one game in the words of the wire.
//
// Decoding finds names, places and dice; whether an order is legal is for
// Game::Check. An order may therefore leave out what its verb needs, or say
// what its verb does not take: Check has a sentence for either.
//
// Laws: Decode(Encode(o)) = o for every order whose verb and manner are in the
// vocabulary, whose subject and object are of the game or none, and whose
// places are on a table; FacesOf(FacesAsBytes(f), dice) = f for faces of
// `dice`.
//
//   PlayCodec codec(game, ruler);
//   absl::StatusOr<Order> order = codec.Decode(message);
//   if (order.ok()) verdict = game.Check(position, *order);
#ifndef BERTHIER_PROTO_PLAY_CODEC_H_
#define BERTHIER_PROTO_PLAY_CODEC_H_

#include <span>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/model/event.h"
#include "engine/model/game.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/model/roll.h"
#include "proto/play.pb.h"
#include "proto/ruler.h"

namespace berthier {

class PlayCodec {
 public:
  // `game` must outlive the codec.
  PlayCodec(const Game& game, const Ruler& ruler)
      : game_(game), ruler_(ruler) {}

  // What is wrong comes as one line without a source or line number: "there
  // is no verb "mve"; did you mean "move"?".
  absl::StatusOr<Order> Decode(const wire::Order& order) const;
  wire::Order Encode(const Order& order) const;

  wire::Roll Encode(const Roll& roll) const;
  wire::Event Encode(const Event& event) const;
  wire::Refusal Encode(const Refusal& refusal) const;

  // Empty for kNone.
  std::string NameOf(EntityId id) const;
  // What is wrong comes as one line, with the names nearest.
  absl::StatusOr<EntityId> EntityNamed(std::string_view name) const;
  // The same for a place in units of the ruler; `name` is of what it is.
  absl::StatusOr<Point> PlaceAt(std::string_view name, double x,
                                double y) const;

 private:
  absl::Status ReadFurtherVias(const wire::Order& from, int64_t& amount) const;
  absl::Status ReadEntity(std::string_view name, EntityId& id) const;
  wire::Stand Encode(Pose pose) const;

  const Game& game_;
  Ruler ruler_;
};

// Faces that people typed, or that a log holds as one byte a die. Refuses
// those that `dice` cannot show.
absl::StatusOr<Faces> FacesOf(std::span<const int32_t> faces, const Dice& dice);
absl::StatusOr<Faces> FacesOf(std::string_view bytes, const Dice& dice);
std::string FacesAsBytes(const Faces& faces);

}  // namespace berthier

#endif  // BERTHIER_PROTO_PLAY_CODEC_H_
