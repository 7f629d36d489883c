#include "agents/doctrine/kit/bases.h"

#include <algorithm>
#include <cmath>

namespace berthier {
namespace {

// Squared, from a point in the frame of a base to it.
double SquaredTo(Spot local, const Base& base) {
  const double x = std::max(0.0, std::abs(local.x) - base.half_width);
  const double y = std::max(0.0, std::abs(local.y) - base.half_depth);
  return x * x + y * y;
}

// Squared, from the nearest corner of `b` to `a`.
double SquaredFromCorners(const Base& a, const Base& b) {
  // In the frame of `a`.
  const Spot middle = a.Local(b.at);
  const Spot ahead = {Cross(b.dir, a.dir), Dot(b.dir, a.dir)};
  const Spot deep = ahead * b.half_depth;
  const Spot wide = Spot{ahead.y, -ahead.x} * b.half_width;
  return std::min(
      {SquaredTo(middle + deep + wide, a), SquaredTo(middle + deep - wide, a),
       SquaredTo(middle - deep + wide, a), SquaredTo(middle - deep - wide, a)});
}

// Half of what it covers across that way.
double HalfAcross(Spot way, const Base& base) {
  return std::abs(Cross(way, base.dir)) * base.half_depth +
         std::abs(Dot(way, base.dir)) * base.half_width;
}

bool IsApartAlong(Spot axis, const Base& a, const Base& b, double may) {
  const Spot across = {-axis.y, axis.x};
  return std::abs(Dot(b.at - a.at, axis)) >
         HalfAcross(across, a) + HalfAcross(across, b) - may;
}

}  // namespace

double GapOf(const Base& a, const Base& b) {
  return std::sqrt(
      std::min(SquaredFromCorners(a, b), SquaredFromCorners(b, a)));
}

double GapTo(const Base& base, Spot p) {
  return std::sqrt(SquaredTo(base.Local(p), base));
}

double RayTo(Spot from, Spot way, const Base& base) {
  const Spot p = base.Local(from);
  const Spot d = {Cross(way, base.dir), Dot(way, base.dir)};
  double enters = 0, leaves = kMisses;
  const auto slab = [&](double at, double along, double half) {
    if (std::abs(along) < 1e-9) return std::abs(at) < half;
    const double a = (-half - at) / along, b = (half - at) / along;
    enters = std::max(enters, std::min(a, b));
    leaves = std::min(leaves, std::max(a, b));
    return true;
  };
  if (!slab(p.x, d.x, base.half_width) || !slab(p.y, d.y, base.half_depth)) {
    return kMisses;
  }
  return enters < leaves ? enters : kMisses;
}

double TouchOf(const Base& a, Spot way, const Base& b) {
  // Beside its way, or behind it.
  const Spot off = b.at - a.at;
  const double both = a.radius + b.radius;
  const double beside = std::abs(Cross(way, off));
  if (beside > both || Dot(way, off) < -both) return kMisses;
  if (beside > HalfAcross(way, a) + HalfAcross(way, b)) return kMisses;
  // A hair within the corners: those of equal bases face to face graze.
  constexpr double kWithin = 1 - 1e-6;
  const auto corner = [](const Base& base, int i) {
    return base.at + (base.Corner(i) - base.at) * kWithin;
  };
  double least = kMisses;
  for (int i = 0; i < 4; ++i) {
    least = std::min(
        {least, RayTo(corner(a, i), way, b), RayTo(corner(b, i), way * -1, a)});
  }
  return least;
}

bool Overlap(const Base& a, const Base& b, double may) {
  return !IsFarther(a, b, 0) && !IsApartAlong(a.dir, a, b, may) &&
         !IsApartAlong(a.right(), a, b, may) &&
         !IsApartAlong(b.dir, a, b, may) && !IsApartAlong(b.right(), a, b, may);
}

}  // namespace berthier
