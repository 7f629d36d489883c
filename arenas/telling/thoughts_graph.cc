#include "arenas/telling/thoughts_graph.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/graphviz.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/telling/thoughts.h"

namespace berthier {
namespace {

struct Vertex {
  std::string label;
};
struct Edge {
  std::string label;
};
using Graph = boost::adjacency_list<boost::vecS, boost::vecS,
                                    boost::bidirectionalS, Vertex, Edge>;

// A new line inside a label.
constexpr std::string_view kBreak = "\\n";

std::string AwaitedInWords(const Game& game, const Position& position) {
  const Awaited awaited = game.Awaits(position);
  const Vocabulary& words = game.vocabulary();
  switch (awaited.what) {
    case Awaited::What::kDecision:
      return absl::StrFormat("%s: %s", game.SideName(awaited.side),
                             words.decisions[awaited.kind].name);
    case Awaited::What::kRoll:
      return absl::StrFormat("%s throws: %s", game.SideName(awaited.side),
                             words.rolls[awaited.kind].name);
    case Awaited::What::kNothing:
      break;
  }
  return "the game is over";
}

std::string OutcomeInWords(const Game& game, const Position& position,
                           const ThoughtNode& node) {
  Roll roll;
  game.Describe(position, roll);
  std::string words;
  for (const OutcomeClass& outcome : roll.outcomes) {
    if (!(outcome.sample == node.faces)) continue;
    words = std::string(game.vocabulary().outcomes[outcome.code].name);
    if (outcome.detail != 0) {
      absl::StrAppendFormat(&words, " %d", outcome.detail);
    }
  }
  absl::StrAppendFormat(&words, "%s%.1f %%", kBreak, 100 * node.prior);
  return words;
}

void LayOutLeftToRight(std::ostream& out) {
  out << "rankdir=LR\nnode [shape=box fontsize=10]\nedge [fontsize=9]\n";
}

}  // namespace

ThoughtTree LevelOf(const Thoughts& thoughts, size_t most) {
  ThoughtTree tree(1);
  tree[0].value = -1;
  for (const Considered& one : MostVisitedFirst(thoughts.considered)) {
    tree[0].visits += one.visits;
    tree[0].value = std::max(tree[0].value, one.value);
    if (tree.size() >= most) continue;
    tree.push_back({.parent = 0,
                    .after = Awaited::What::kDecision,
                    .order = one.order,
                    .prior = one.prior,
                    .visits = one.visits,
                    .value = one.value});
  }
  return tree;
}

void WriteGraph(const Game& game, const Position& view, Side side,
                const ThoughtTree& tree, std::ostream& out) {
  RandomSource chance(0);
  Graph graph(tree.size());
  std::vector<Position> positions;
  for (size_t i = 0; i < tree.size(); ++i) {
    const ThoughtNode& node = tree[i];
    Position position(game.layout());
    std::string led;
    if (i == 0) {
      game.Sample(view, side, chance, position);
    } else {
      const Position& before = positions[node.parent];
      position = before;
      if (node.after == Awaited::What::kRoll) {
        led = OutcomeInWords(game, before, node);
        game.Resolve(position, node.faces, nullptr);
      } else {
        led = InWords(game, before, node.order);
        if (node.prior > 0) {
          absl::StrAppendFormat(&led, "%sprior %.3f", kBreak, node.prior);
        }
        game.Play(position, node.order, nullptr);
      }
      boost::add_edge(node.parent, i, Edge{std::move(led)}, graph);
    }
    std::string& label = graph[i].label;
    label = AwaitedInWords(game, position);
    if (node.visits > 0) {
      absl::StrAppendFormat(&label, "%s%d visits", kBreak, node.visits);
    }
    absl::StrAppendFormat(&label, "%s%+.3f", kBreak, node.value);
    positions.push_back(std::move(position));
  }
  boost::write_graphviz(
      out, graph, boost::make_label_writer(boost::get(&Vertex::label, graph)),
      boost::make_label_writer(boost::get(&Edge::label, graph)),
      &LayOutLeftToRight);
}

}  // namespace berthier
