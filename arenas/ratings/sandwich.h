// How far a joint fit may be off, with pairs as the unit of chance.
//
// The two games of a mirrored pair share their dice and scenario, so they are
// not independent, and a drawn game is no half win: the curvature of the
// likelihood knows neither. The sandwich takes what chance there is from the
// scores of whole pairs about the fit: H^-1 (sum of s s') H^-1, H being the
// information and s the slope of a pair's likelihood.
//
// With few games a fit runs after its own data and residuals look too small;
// each pair's are enlarged by what the pair pulled the fit towards itself (Bell
// and McCaffrey's CR2), and quantiles are Student's, with Satterthwaite's
// degrees of freedom. Half a pair's worth of the model's own variance is mixed
// in, spread over all: pairs that all ended alike are no proof of certainty.
#ifndef BERTHIER_ARENAS_RATINGS_SANDWICH_H_
#define BERTHIER_ARENAS_RATINGS_SANDWICH_H_

#include <Eigen/Core>
#include <array>
#include <span>
#include <vector>

#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"

namespace berthier {

// Over the columns of the fit.
Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    const std::vector<PairKind>& kinds,
                                    const JointFit& fit);

// A pair whose scores may be any numbers: the cells of its legs (-1: it misses)
// and by how much either leg scored more than the fit says.
struct PairResidual {
  std::array<int, 2> cells = {-1, -1};
  std::array<double, 2> residuals = {0, 0};
};

// The same of such pairs; the rate of draws is taken as known.
Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    std::span<const PairResidual> pairs,
                                    const JointFit& fit);

// Degrees of freedom of the clustered variance of each linear combination of
// the parameters: a row each. Infinite for one that is not estimated.
std::vector<double> DegreesOfFreedom(const FitProblem& problem,
                                     const std::vector<PairKind>& kinds,
                                     const JointFit& fit,
                                     const Eigen::MatrixXd& combinations);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_SANDWICH_H_
