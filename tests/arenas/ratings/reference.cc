#include "tests/arenas/ratings/reference.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/model/fault.h"

namespace berthier {
namespace {

std::vector<std::string> Cells(const std::string& line) {
  std::vector<std::string> cells;
  std::stringstream stream(line);
  for (std::string cell; std::getline(stream, cell, ',');) {
    cells.push_back(cell);
  }
  return cells;
}

}  // namespace

std::vector<std::string> ReadLines(const std::string& name) {
  std::ifstream file("tests/arenas/ratings/data/" + name);
  BERTHIER_CHECK(file.is_open());
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<TableRow> ReadTable(const std::string& name) {
  const std::vector<std::string> lines = ReadLines(name);
  const std::vector<std::string> columns = Cells(lines.front());
  std::vector<TableRow> rows;
  for (size_t i = 1; i < lines.size(); ++i) {
    const std::vector<std::string> cells = Cells(lines[i]);
    BERTHIER_CHECK(cells.size() == columns.size());
    TableRow row;
    for (size_t j = 0; j < cells.size(); ++j) row[columns[j]] = cells[j];
    rows.push_back(row);
  }
  return rows;
}

double Number(const TableRow& row, const std::string& column) {
  const std::string& text = row.at(column);
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  BERTHIER_CHECK(end != text.c_str());
  return value;
}

std::vector<std::vector<double>> ReadMatrix(const std::string& name) {
  std::vector<std::vector<double>> matrix;
  for (const std::string& line : ReadLines(name)) {
    std::vector<double> row;
    for (const std::string& cell : Cells(line)) row.push_back(std::stod(cell));
    matrix.push_back(row);
  }
  return matrix;
}

League ReadLeague(const std::string& name) {
  League league;
  league.scenarios = {"the only one"};
  for (const TableRow& row : ReadTable("ratings/" + name + ".games.csv")) {
    LeagueGame game;
    game.first = NameIndex(league.players, row.at("first_side"));
    game.second = NameIndex(league.players, row.at("second_side"));
    game.pair = static_cast<int64_t>(Number(row, "game"));
    const std::string& result = row.at("result");
    BERTHIER_CHECK(result == "1-0" || result == "0-1" || result == "1/2-1/2");
    game.result = result == "1-0"   ? GameResult::kFirstWon
                  : result == "0-1" ? GameResult::kSecondWon
                                    : GameResult::kDrawn;
    league.games.push_back(game);
  }
  return league;
}

int IndexOf(const League& league, const std::string& player) {
  const auto found =
      std::find(league.players.begin(), league.players.end(), player);
  BERTHIER_CHECK(found != league.players.end());
  return static_cast<int>(found - league.players.begin());
}

}  // namespace berthier
