// The cluster-robust (sandwich) covariance of a joint fit, with pairs as
// clusters.
//
// The two games of a mirrored pair share their dice and scenario, so they are
// not independent, and a draw is not half a win: the curvature of the
// likelihood accounts for neither. The sandwich estimates the variance from the
// scores of whole pairs: H^-1 (sum of s s') H^-1, where H is the information
// and s the gradient of a pair's log-likelihood.
//
// With few games a fit follows its own data and residuals are too small, so
// each pair's residuals are enlarged according to the pair's leverage (Bell and
// McCaffrey's CR2), and quantiles are Student's with Satterthwaite's degrees of
// freedom. The model's own variance is mixed in with the weight of half a pair,
// spread over all pairs: pairs that all ended alike are no proof of certainty.
#ifndef BERTHIER_ARENAS_RATINGS_SANDWICH_H_
#define BERTHIER_ARENAS_RATINGS_SANDWICH_H_

#include <Eigen/Core>
#include <array>
#include <span>
#include <vector>

#include "arenas/ratings/joint_fit.h"
#include "arenas/ratings/rating_data.h"

namespace berthier {

// The covariance of the fit's parameters, by its columns.
Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    const std::vector<PairKind>& kinds,
                                    const JointFit& fit);

// A pair whose scores may be any numbers (scores less luck).
struct PairResidual {
  std::array<int, 2> cells = {-1, -1};       // of the legs; -1: missing
  std::array<double, 2> residuals = {0, 0};  // score minus expected score
};

// The same from such pairs, with the draw parameter taken as known and without
// the model's own variance.
Eigen::MatrixXd ClusteredCovariance(const FitProblem& problem,
                                    std::span<const PairResidual> pairs,
                                    const JointFit& fit);

// Degrees of freedom of the clustered variance of each linear combination of
// the parameters, one per row of `combinations`. Infinite for a combination of
// no estimated parameters.
std::vector<double> DegreesOfFreedom(const FitProblem& problem,
                                     const std::vector<PairKind>& kinds,
                                     const JointFit& fit,
                                     const Eigen::MatrixXd& combinations);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_SANDWICH_H_
