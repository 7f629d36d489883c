// Results of other programs for tests to compare with, read from
// tests/arenas/ratings/data (its README names the sources).
#ifndef BERTHIER_TESTS_ARENAS_RATINGS_REFERENCE_H_
#define BERTHIER_TESTS_ARENAS_RATINGS_REFERENCE_H_

#include <map>
#include <string>
#include <vector>

#include "arenas/ratings/league.h"

namespace berthier {

// A row of a table, by column name.
using TableRow = std::map<std::string, std::string>;
std::vector<TableRow> ReadTable(const std::string& name);
double Number(const TableRow& row, const std::string& column);

// A table of numbers without a header: payoffs.
std::vector<std::vector<double>> ReadMatrix(const std::string& name);
std::vector<std::string> ReadLines(const std::string& name);

// NAME.games.csv as a league on one scenario, each game a pair of its own.
League ReadLeague(const std::string& name);

int IndexOf(const League& league, const std::string& player);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_RATINGS_REFERENCE_H_
