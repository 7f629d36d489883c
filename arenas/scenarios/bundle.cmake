# Writes OUTPUT, the source of arenas/scenarios/bundled.h, from SCENARIOS.
list(SORT SCENARIOS)
set(source "#include \"arenas/scenarios/bundled.h\"\n\nnamespace berthier {\n")
string(APPEND source "namespace {\n\nconstexpr BundledScenario kBundled[] = {\n")
foreach(file IN LISTS SCENARIOS)
  get_filename_component(name ${file} NAME_WLE)
  file(READ ${file} text)
  string(APPEND source "    {\"${name}\", R\"bundled(${text})bundled\"},\n")
endforeach()
string(APPEND source "};\n\n}  // namespace\n\n"
  "std::span<const BundledScenario> BundledScenarios() { return kBundled; }\n\n"
  "}  // namespace berthier\n")
file(WRITE ${OUTPUT} "${source}")
