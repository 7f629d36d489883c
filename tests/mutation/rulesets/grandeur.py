"""What mutate.py must know of these tables."""

STEPS = {}

LISTS = ["kLeadershipCosts", "kDivisionLeaders", "kWeatherEffects", "kDisciplineTargets",
         "kRanges", "kSkirmishFire", "kGunFire", "kTroops", "kPremiums"]

WORDS = {
    "D::kA": "D::kB", "D::kB": "D::kC", "D::kC": "D::kB",
    "S::kNone": "S::kB", "S::kA": "S::kB", "S::kB": "S::kA",
    "G::kA": "G::kB", "G::kB": "G::kC", "G::kC": "G::kB",
    "Q::kRegular": "Q::kVeteran", "Q::kVeteran": "Q::kElite",
    "Q::kElite": "Q::kVeteran",
    "kHeavyCavalry": "kDragoons", "kDragoons": "kLightCavalry",
    "kLightCavalry": "kDragoons",
}

EQUIVALENT = [
    (r'^kModifiers\."(leadership|later phases|weather|VBU|range|weather in '
     r'fire|impetus|support|at least one die|damage|never less than 1)":',
     "the figure is worked out"),
    (r"^kTroops\.\w+ .*Artillery.*\[5\]:", "guns have no skirmishers"),
]
