// A matrix game known by simulations only: the value of every plan of the own
// side against every plan of the enemy, with few samples a cell.
//
// An estimate leans on the other cells while its own samples are few: it is the
// mean of the samples and of what its row and column say without any
// interaction, weighted by their numbers. Mixtures are found by regret matching
// (Hart and Mas-Colell 2000) on the estimates; as the game is zero-sum, the
// averages converge to an equilibrium.
//
// Laws: values are to the own side. With equal samples everything is equal. The
// probabilities of a mixture sum to 1.
//
//   MatrixGame game(rows, columns);
//   game.Add(row, column, value);
//   game.Solve();
//   double worth = game.ValueOf(row);  // against the enemy's mixture
#ifndef BERTHIER_AGENTS_SEARCH_MATRIX_GAME_H_
#define BERTHIER_AGENTS_SEARCH_MATRIX_GAME_H_

#include <cstddef>
#include <span>
#include <vector>

namespace berthier {

class MatrixGame {
 public:
  MatrixGame(size_t rows, size_t columns);

  size_t rows() const { return rows_; }
  size_t columns() const { return columns_; }

  // A further row, without samples.
  void AddRow();
  void RemoveRow(size_t row);
  void Add(size_t row, size_t column, double value);
  // Counts what has been sampled so far only as `weight` of a sample each, from
  // 0 to 1: it was sampled in an earlier position.
  void Age(double weight);

  // Computes estimates and mixtures from all samples; O(rows * columns *
  // rounds).
  void Solve();

  // As of the last Solve.
  double Estimate(size_t row, size_t column) const {
    return estimates_[row * columns_ + column];
  }
  std::span<const double> own() const { return own_; }
  std::span<const double> enemy() const { return enemy_; }
  // Of a row against the enemy's mixture, and its standard error from the
  // numbers of samples.
  double ValueOf(size_t row) const;
  double ErrorOf(size_t row) const;
  // The samples of a row and of a column.
  double SamplesOf(size_t row) const;

 private:
  struct Cell {
    double n = 0;
    double sum = 0;
  };
  Cell& At(size_t row, size_t column) {
    return cells_[row * columns_ + column];
  }
  const Cell& At(size_t row, size_t column) const {
    return cells_[row * columns_ + column];
  }
  void EstimateCells();

  size_t rows_;
  size_t columns_;
  std::vector<Cell> cells_;
  std::vector<double> estimates_;
  std::vector<double> own_;
  std::vector<double> enemy_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_MATRIX_GAME_H_
