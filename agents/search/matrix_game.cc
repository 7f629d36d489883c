#include "agents/search/matrix_game.h"

#include <algorithm>
#include <cmath>

namespace berthier {
namespace {

// The samples that the additive estimate of a cell is worth.
constexpr double kLean = 3;
// The samples at 0 that the effect of a row or column is shrunk by.
constexpr double kShrink = 1;
constexpr int kSweeps = 12;
constexpr int kRounds = 1500;
// The scatter of one simulated battle, in value: between won and lost.
constexpr double kScatter = 0.8;

// Probabilities in proportion to the positive regrets; uniform if there are
// none.
void Match(std::span<const double> regrets, std::vector<double>& mixture) {
  double sum = 0;
  for (size_t i = 0; i < regrets.size(); ++i) {
    mixture[i] = std::max(0.0, regrets[i]);
    sum += mixture[i];
  }
  for (double& one : mixture) {
    one = sum > 0 ? one / sum : 1 / static_cast<double>(mixture.size());
  }
}

void Normalize(std::vector<double>& mixture) {
  double sum = 0;
  for (const double one : mixture) sum += one;
  for (double& one : mixture) one /= sum;
}

}  // namespace

MatrixGame::MatrixGame(size_t rows, size_t columns)
    : rows_(rows),
      columns_(columns),
      cells_(rows * columns),
      estimates_(rows * columns, 0),
      own_(rows, 1 / static_cast<double>(rows)),
      enemy_(columns, 1 / static_cast<double>(columns)) {}

void MatrixGame::AddRow() {
  ++rows_;
  cells_.resize(rows_ * columns_);
  estimates_.resize(rows_ * columns_, 0);
  own_.push_back(0);
}

void MatrixGame::RemoveRow(size_t row) {
  const auto at = static_cast<std::ptrdiff_t>(row);
  const auto width = static_cast<std::ptrdiff_t>(columns_);
  const auto first = cells_.begin() + at * width;
  cells_.erase(first, first + width);
  const auto estimate = estimates_.begin() + at * width;
  estimates_.erase(estimate, estimate + width);
  own_.erase(own_.begin() + at);
  --rows_;
}

void MatrixGame::Add(size_t row, size_t column, double value) {
  Cell& cell = At(row, column);
  cell.n += 1;
  cell.sum += value;
}

void MatrixGame::Age(double weight) {
  for (Cell& cell : cells_) {
    cell.n *= weight;
    cell.sum *= weight;
  }
}

// mean + effect of the row + effect of the column by alternating least squares,
// each effect shrunk towards 0; then each cell between that and its own mean.
void MatrixGame::EstimateCells() {
  double n = 0, sum = 0;
  for (const Cell& cell : cells_) {
    n += cell.n;
    sum += cell.sum;
  }
  const double mean = n > 0 ? sum / n : 0;
  std::vector<double> row_effects(rows_, 0);
  std::vector<double> column_effects(columns_, 0);
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (size_t r = 0; r < rows_; ++r) {
      double weight = kShrink, off = 0;
      for (size_t c = 0; c < columns_; ++c) {
        const Cell& cell = At(r, c);
        weight += cell.n;
        off += cell.sum - cell.n * (mean + column_effects[c]);
      }
      row_effects[r] = off / weight;
    }
    for (size_t c = 0; c < columns_; ++c) {
      double weight = kShrink, off = 0;
      for (size_t r = 0; r < rows_; ++r) {
        const Cell& cell = At(r, c);
        weight += cell.n;
        off += cell.sum - cell.n * (mean + row_effects[r]);
      }
      column_effects[c] = off / weight;
    }
  }
  for (size_t r = 0; r < rows_; ++r) {
    for (size_t c = 0; c < columns_; ++c) {
      const Cell& cell = At(r, c);
      const double additive = mean + row_effects[r] + column_effects[c];
      estimates_[r * columns_ + c] = std::clamp(
          (cell.sum + kLean * additive) / (cell.n + kLean), -1.0, 1.0);
    }
  }
}

void MatrixGame::Solve() {
  EstimateCells();
  std::vector<double> own_regrets(rows_, 0), enemy_regrets(columns_, 0);
  std::vector<double> own_now(rows_), enemy_now(columns_);
  std::vector<double> row_values(rows_), column_values(columns_);
  std::fill(own_.begin(), own_.end(), 0);
  std::fill(enemy_.begin(), enemy_.end(), 0);
  for (int round = 1; round <= kRounds; ++round) {
    Match(own_regrets, own_now);
    Match(enemy_regrets, enemy_now);
    std::fill(row_values.begin(), row_values.end(), 0);
    std::fill(column_values.begin(), column_values.end(), 0);
    double value = 0;
    for (size_t r = 0; r < rows_; ++r) {
      for (size_t c = 0; c < columns_; ++c) {
        const double estimate = Estimate(r, c);
        row_values[r] += enemy_now[c] * estimate;
        column_values[c] += own_now[r] * estimate;
      }
      value += own_now[r] * row_values[r];
    }
    // Regrets that never fall below 0 and later rounds that count more converge
    // sooner (Tammelin 2014).
    for (size_t r = 0; r < rows_; ++r) {
      own_regrets[r] = std::max(0.0, own_regrets[r] + row_values[r] - value);
      own_[r] += round * own_now[r];
    }
    for (size_t c = 0; c < columns_; ++c) {
      enemy_regrets[c] =
          std::max(0.0, enemy_regrets[c] + value - column_values[c]);
      enemy_[c] += round * enemy_now[c];
    }
  }
  Normalize(own_);
  Normalize(enemy_);
}

double MatrixGame::ValueOf(size_t row) const {
  double value = 0;
  for (size_t c = 0; c < columns_; ++c) value += enemy_[c] * Estimate(row, c);
  return value;
}

double MatrixGame::ErrorOf(size_t row) const {
  double variance = 0;
  for (size_t c = 0; c < columns_; ++c) {
    variance += enemy_[c] * enemy_[c] / (At(row, c).n + kLean);
  }
  return kScatter * std::sqrt(variance);
}

double MatrixGame::SamplesOf(size_t row) const {
  double n = 0;
  for (size_t c = 0; c < columns_; ++c) n += At(row, c).n;
  return n;
}

}  // namespace berthier
