#include "arenas/generation/names.h"

namespace berthier::generation {
namespace {

constexpr Nation kAllies[] = {
    {"Austrian",
     "A",
     {"Hiller", "Vincent", "Nordmann", "Klenau", "Bianchi", "Hardegg",
      "Vukassovich", "Radetzky", "Wartensleben", "Merville"}},
    {"Prussian",
     "P",
     {"Pirch", "Steinmetz", "Jagow", "Tippelskirch", "Krafft", "Brause",
      "Losthin", "Ryssel", "Treskow", "Jurgass"}},
    {"Russian",
     "R",
     {"Dokhturov", "Raevsky", "Likhachev", "Kaptsevich", "Paskevich", "Olenin",
      "Strogonov", "Konovnitsyn", "Korf", "Kreutz"}},
};

constexpr std::string_view kVillages[] = {
    "Rohrbach",   "Steinau",   "Hollern",  "Neudorf",    "Weikersdorf",
    "Altmark",    "Lindach",   "Obersee",  "Grossau",    "Kirchfeld",
    "Breitensee", "Schonau",   "Wolfsegg", "Tannhausen", "Muhlbach",
    "Erlach",     "Haselbach", "Pottenau", "Raasdorf",   "Sierndorf",
};
constexpr std::string_view kWoods[] = {
    "Oak wood", "Pheasant wood", "Abbey wood", "Fir wood",
    "Old wood", "Charcoal wood", "Birch wood", "Hunting wood",
};
constexpr std::string_view kHills[] = {
    "Windmill hill", "Chapel hill", "Gallows hill", "Vineyard hill",
    "Beacon hill",   "Sheep hill",  "Quarry hill",  "Linden hill",
};
constexpr std::string_view kCrops[] = {"Rye", "Wheat", "Barley", "Maize",
                                       "Hemp"};
constexpr std::string_view kBrooks[] = {"Mill brook", "Alder brook",
                                        "Trout brook", "Marsh brook"};
constexpr std::string_view kFences[] = {"Vineyard wall", "Churchyard wall",
                                        "Hawthorn hedge", "Deer ditch",
                                        "Sunken lane"};
constexpr std::string_view kEnclosures[] = {"Vineyard", "Churchyard", "Orchard",
                                            "Manor", "Park"};

}  // namespace

const Nation kFrench = {"French",
                        "F",
                        {"Reille", "Foy", "Bachelu", "Marchand", "Morand",
                         "Gudin", "Friant", "Lorge", "Legrand", "Broussier"}};

std::span<const Nation> Allies() { return kAllies; }
std::span<const std::string_view> Villages() { return kVillages; }
std::span<const std::string_view> Woods() { return kWoods; }
std::span<const std::string_view> Hills() { return kHills; }
std::span<const std::string_view> Crops() { return kCrops; }
std::span<const std::string_view> Brooks() { return kBrooks; }
std::span<const std::string_view> Fences() { return kFences; }
std::span<const std::string_view> Enclosures() { return kEnclosures; }

}  // namespace berthier::generation
