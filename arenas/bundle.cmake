# Writes OUTPUT, a source that defines FUNCTION of HEADER from TEXTS: texts
# between delimiters that none of them has.
list(SORT TEXTS)
set(source "#include \"${HEADER}\"\n\nnamespace berthier {\n")
string(APPEND source "namespace {\n\nconstexpr BundledText kBundled[] = {\n")
foreach(file IN LISTS TEXTS)
  get_filename_component(name ${file} NAME_WLE)
  file(READ ${file} text)
  string(APPEND source "    {\"${name}\", R\"bundled(${text})bundled\"},\n")
endforeach()
string(APPEND source "};\n\n}  // namespace\n\n"
  "std::span<const BundledText> ${FUNCTION}() { return kBundled; }\n\n"
  "}  // namespace berthier\n")
file(WRITE ${OUTPUT} "${source}")
