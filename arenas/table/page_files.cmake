# Writes OUTPUT, the source of arenas/table/page_files.h, from FILES in FOLDER.
# Bytes are written as numbers: a file may hold anything.
set(source "#include \"arenas/table/page_files.h\"\n\n#include <array>\n\n")
string(APPEND source "namespace berthier {\nnamespace {\n\n")
set(entries)
set(count 0)
foreach(file IN LISTS FILES)
  file(READ ${FOLDER}/${file} bytes HEX)
  string(LENGTH "${bytes}" length)
  math(EXPR length "${length} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${bytes}")
  string(APPEND source "constexpr char kFile${count}[] = \"${bytes}\";\n")
  string(APPEND entries
    "    {\"${file}\", std::string_view(kFile${count}, ${length})},\n")
  math(EXPR count "${count} + 1")
endforeach()
string(APPEND source
  "\nconstexpr std::array<PageFile, ${count}> kFiles = {{\n${entries}}};\n\n"
  "}  // namespace\n\n"
  "std::span<const PageFile> PageFiles() { return kFiles; }\n\n"
  "}  // namespace berthier\n")
file(WRITE ${OUTPUT} "${source}")
