// A square matrix of numbers, indexed by two players.
#ifndef BERTHIER_ARENAS_RATINGS_SQUARE_MATRIX_H_
#define BERTHIER_ARENAS_RATINGS_SQUARE_MATRIX_H_

#include <cstddef>
#include <vector>

namespace berthier {

class SquareMatrix {
 public:
  explicit SquareMatrix(size_t size = 0)
      : size_(size), values_(size * size, 0.0) {}

  size_t size() const { return size_; }
  double& operator()(size_t row, size_t column) {
    return values_[row * size_ + column];
  }
  double operator()(size_t row, size_t column) const {
    return values_[row * size_ + column];
  }

 private:
  size_t size_;
  std::vector<double> values_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_SQUARE_MATRIX_H_
