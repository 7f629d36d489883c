# cmake --install build --prefix=FOLDER: the program, the scenarios and
# tournaments as files to copy from, the wire form, and the engine as a library:
#   find_package(berthier)
#   target_link_libraries(mine berthier::rulesets)
install(TARGETS berthier)
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY agents/external/examples
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
foreach(folder scenarios tournaments)
  install(DIRECTORY arenas/${folder}
          DESTINATION ${CMAKE_INSTALL_DATADIR}/berthier
          FILES_MATCHING PATTERN "*.textproto")
endforeach()
install(DIRECTORY proto DESTINATION ${CMAKE_INSTALL_DATADIR}/berthier
        FILES_MATCHING PATTERN "*.proto")

set(engine geometry tabletop model rulesets)
# Of a ruleset the targets of its folders as well.
foreach(ruleset IN LISTS BERTHIER_RULESETS)
  set(ruleset ${PROJECT_SOURCE_DIR}/engine/rulesets/${ruleset})
  get_property(folders DIRECTORY ${ruleset} PROPERTY SUBDIRECTORIES)
  foreach(folder IN LISTS ruleset folders)
    get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
    list(APPEND engine ${targets})
  endforeach()
endforeach()
foreach(library IN LISTS engine)
  set_target_properties(${library} PROPERTIES
    OUTPUT_NAME berthier_${library}
    INTERFACE_COMPILE_FEATURES cxx_std_20)
endforeach()
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/berthier)
install(TARGETS ${engine} EXPORT berthier)
install(EXPORT berthier NAMESPACE berthier:: DESTINATION ${package}
        FILE berthier-config.cmake)
install(DIRECTORY engine DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/berthier
        FILES_MATCHING PATTERN "*.h")
include(CMakePackageConfigHelpers)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/berthier-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/berthier-config-version.cmake
        DESTINATION ${package})
