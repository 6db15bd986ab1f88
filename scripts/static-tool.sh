# Sourced by scripts that link the tool statically. A `die` of theirs ends them with a message.

# Flags without which each generic type is looked up by its name when it is first used, with a search through all
# conformances: 2 ms of each start.
quick_types='"-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",'
quick_types+=' "-Xfrontend", "-prespecialize-generic-metadata",'

# Fills the array `static` with the words of `swift build` that link the tool statically.
static_words() { # FOLDER OF THE STATIC LIBRARIES, SCRATCH FOLDER, WORDS OF THE ASSEMBLER…
  local libraries=$1 scratch=$2 name
  shift 2
  [ -f "$libraries/libswiftCore.a" ] || die "this toolchain has no static libraries in $libraries"

  # Foundation's internationalization brings ICU's data, 34 MB that nothing here reads: every format and every table
  # of Unicode is the package's own (docs/formats.md, docs/unicode.md). A table without entries takes its place.
  # nm does not know all members of the archive, and says so.
  name=$({ nm -g --defined-only "$libraries/lib_FoundationICU.a" 2>/dev/null || true; } |
    { grep -oE 'icudt[0-9]+_dat' || true; } | sort -u)
  [ "$(wc -l <<<"$name")" = 1 ] && [ -n "$name" ] || die "the name of ICU's data was not found by nm: '$name'"
  mkdir -p "$scratch"
  # It has a name of its own, and ICU's is made to mean it: the linker may have found the data by then, which nothing
  # refers to any more and which it leaves out.
  # A header as ICU reads it: its own size, a mark, little-endian ASCII with UTF-16, "CmnD" 1.0, and a count of 0.
  cat > "$scratch/icu.s" <<'ASM'
  .section .rodata
  .balign 16
  .globl no_icu_data
  .type no_icu_data, @object
no_icu_data:
  .short 32
  .byte 0xda, 0x27
  .short 20, 0
  .byte 0, 0, 2, 0
  .ascii "CmnD"
  .byte 1, 0, 0, 0, 0, 0, 0, 0
  .zero 8
  .long 0, 0
  .size no_icu_data, .-no_icu_data
  .section .note.GNU-stack,"",@progbits
ASM
  "$@" -c "$scratch/icu.s" -o "$scratch/icu.o"
  # Whatever the folder is called, in a string of JSON.
  local object
  object=$(printf %s "$PWD/$scratch/icu.o" | sed 's/[\\"]/\\&/g')
  # A toolset applies to the tool alone, not to macros, which run on the building machine.
  cat > "$scratch/toolset.json" <<JSON
{"schemaVersion": "1.0",
 "swiftCompiler": {"extraCLIOptions": [
   $quick_types "-static-executable", "-use-ld=lld"]},
 "linker": {"extraCLIOptions": [
   "--gc-sections", "--icf=safe", "-s", "$object", "--defsym=$name=no_icu_data"]}}
JSON
  # A folder of its own: the flags are others than those of the development build.
  static=(-c release --product render-cli --scratch-path "$scratch"
    --static-swift-stdlib --toolset "$scratch/toolset.json")
}

# The version of a compiler, which a release tells of its tool: it lies beside it as TOOL.swift.
swift_version() { # WORDS OF THE COMPILER…
  "$@" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -1
}
