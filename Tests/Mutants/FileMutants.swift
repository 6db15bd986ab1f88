import Foundation

/// Damaged files of a format, each the same for its number on every machine.
package struct FileMutants: Sendable {
  private let originals: [[UInt8]]
  private let repairsChecksums: Bool

  private init(_ originals: [[UInt8]], repairsChecksums: Bool = false) {
    self.originals = originals
    self.repairsChecksums = repairsChecksums
  }

  /// The fixtures of every colour type, bit depth and interlace method, and those with profiles and orientations.
  package static let png = FileMutants(
    decoded(PNGFixture.all.map(\.file)) + pictures("PNG"), repairsChecksums: true)
  package static let jpeg = FileMutants(pictures("JPEG"))
  package static let webp = FileMutants(pictures("WebP"))
  package static let pdf = FileMutants(decoded(PDFFixture.all))
  package static let svg = FileMutants(SVGOriginals.all.map { Array($0.utf8) })
  /// One file of texts each, of table `A` for German.
  package static let strings = FileMutants([
    Array(#"/* c */ "a" = "x \"y\" \U00e4\n"; b.c = 'd'; "e"; // end"#.utf8)
  ])
  package static let stringsdict = FileMutants([
    Array(
      """
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@a@ %2$#@b@</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>one</key><string>%d &#x41; %#@a@</string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>
      """.utf8)
  ])
  package static let xcstrings = FileMutants([
    Array(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":
      "translated","value":"%#@a@ %2$@"},"substitutions":{"a":{"argNum":1,"variations":{"plural":
      {"one":{"stringUnit":{"value":"%arg %#@a@"}},"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}
      """.utf8)
  ])

  /// The mutant of a number.
  package func file(_ number: Int) -> [UInt8] {
    var random = SeededRandom(UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    var file = originals[number % originals.count]
    FileMutations.mutate(&file, &random)
    // Most mutants must get past the checksums, or nothing behind them is tried.
    if repairsChecksums, random.next() % 8 != 0 { Self.repairChecksums(&file) }
    return file
  }

  private static func pictures(_ format: String) -> [[UInt8]] {
    decoded(PictureFixture.all.filter { $0.name.hasPrefix(format + " ") }.map(\.file))
  }

  private static func decoded(_ files: [String]) -> [[UInt8]] {
    files.map { [UInt8](Data(base64Encoded: $0, options: .ignoreUnknownCharacters) ?? Data()) }
  }

  /// Sets the CRC of every chunk of a PNG file that still lies inside the file.
  private static func repairChecksums(_ file: inout [UInt8]) {
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= file.count else { return }
      let end = position + 8 + length
      let checksum = crc32(file[position + 4..<end])
      for index in 0..<4 {
        file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
  }

  /// The checksum of PNG's annex D, bit by bit: it judges the codec's own, so it is not that one.
  private static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

/// Small SVG files that have between them every element that is drawn.
private enum SVGOriginals {
  static let all = [
    """
    <?xml version="1.0"?><!-- a --><svg viewBox="0 0 9 9" width="9mm"><style>.a{fill:#0f0}</style>
    <defs><linearGradient id="g" gradientTransform="rotate(20)"><stop offset="10%" stop-color="red"/>
    <stop offset="1"/></linearGradient><clipPath id="c"><circle r="3"/><path d="M1 1h3v3z"/></clipPath>
    <mask id="m"><rect width="9" height="9" fill="url(#g)"/></mask></defs>
    <g transform="translate(1,2) scale(.5)" opacity=".5" clip-path="url(#c)" mask="url(#m)">
    <path id="p" class="a" d="M1-1.5c1 2 3 4 5 6s1 1 2 2q1 1 2 2t3 3a5 4 30 01 3-3z" stroke="#12f"
    stroke-dasharray="1 2" stroke-width="1%"/><use href="#p" x="3"/></g></svg>
    """,
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40"
    height="30" preserveAspectRatio="xMinYMid slice" viewBox="0 0 20 20"><defs>
    <pattern id="t" width="4" height="3" patternUnits="userSpaceOnUse" patternTransform="skewX(9)">
    <circle cx="1" cy="1" r="1" fill="hsl(120 50% 40%)"/></pattern>
    <marker id="k" markerWidth="3" markerHeight="3" refX="1" orient="auto" viewBox="0 0 2 2">
    <path d="M0 0L2 1L0 2z"/></marker><symbol id="s" viewBox="0 0 4 4"><ellipse cx="2" cy="2" rx="2"
    ry="1" fill="currentColor"/></symbol><radialGradient id="r" fx=".3" fr=".1" spreadMethod="reflect"
    gradientUnits="objectBoundingBox"><stop stop-color="rgb(1,2,3)" stop-opacity=".5"/><stop
    offset="90%" stop-color="#abc"/></radialGradient></defs><rect x="1" y="1" width="9" height="8"
    rx="2" fill="url(#t)" stroke="url(#r)" stroke-linejoin="round" stroke-width="2"/>
    <polyline points="1,2 3,9 8,4" marker-mid="url(#k)" marker-end="url(#k)" stroke="navy" fill="none"
    stroke-linecap="square"/><use xlink:href="#s" x="9" y="9" width="6" height="5" color="teal"/>
    <polygon points="12 2 19 2 15 8" fill="url(#r)" fill-rule="evenodd"/><line x2="20" y2="20"
    stroke="red" stroke-width=".3" stroke-dasharray="2,1" stroke-dashoffset="1"/></svg>
    """,
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><defs><filter id="f" x="-10%"
    y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur
    stdDeviation="1.5" in="SourceAlpha" result="b"/><feOffset dx="1" dy="2" in="b"/><feFlood
    flood-color="#408" flood-opacity=".4"/><feComposite operator="in" in2="b"/><feMerge><feMergeNode/>
    <feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="h"
    color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".4"/>
    <feComponentTransfer><feFuncR type="linear" slope=".5" intercept=".2"/><feFuncG type="table"
    tableValues="0 .5 1"/></feComponentTransfer><feDropShadow dx="1" dy="1" stdDeviation="2"/>
    <feBlend mode="multiply" in2="SourceGraphic"/></filter></defs><g filter="url(#f)"><rect x="4" y="4"
    width="20" height="20" fill="orange" style="mix-blend-mode:screen;opacity:.8"/></g><svg x="10" y="3"
    width="12" height="12" viewBox="0 0 6 6" overflow="visible"><switch><g filter="url(#h)"><circle
    cx="3" cy="3" r="2.5" paint-order="stroke" stroke="#123"/></g></switch></svg><text x="2" y="20"
    font-size="6" text-anchor="middle" font-weight="700" letter-spacing="1">Ab<tspan dx="1"
    font-family="monospace" font-style="italic">c</tspan></text></svg>
    """,
  ]
}
