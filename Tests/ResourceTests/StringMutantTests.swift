import Foundation
import Mutants
import Testing

@testable import Resources

@Suite("Resources: damaged files of texts")
struct StringMutantTests {
  private static let originals: [(name: String, text: String)] = [
    (
      "de.lproj/A.strings",
      #"/* c */ "a" = "x \"y\" \U00e4\n"; b.c = 'd'; "e"; // end"#
    ),
    (
      "de.lproj/A.stringsdict",
      """
      <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@a@ %2$#@b@</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>one</key><string>%d &#x41; %#@a@</string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    ),
    (
      "A.xcstrings",
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":
      "translated","value":"%#@a@ %2$@"},"substitutions":{"a":{"argNum":1,"variations":{"plural":
      {"one":{"stringUnit":{"value":"%arg %#@a@"}},"other":{"stringUnit":{"value":"%arg"}}}}}}}}}}}
      """
    ),
  ]

  @Test("Ten thousand mutants are read or told, and what is read can be looked up")
  func mutants() {
    var random = SeededRandom(19)
    for round in 0..<10_000 {
      let original = Self.originals[round % Self.originals.count]
      var bytes = Array(original.text.utf8)
      FileMutations.mutate(&bytes, &random)
      var contents = ResourceContents()
      let ending = original.name.split(separator: ".").last.map(String.init) ?? ""
      StringsFileReader.readers[ending]?(
        ResourceFile(path: original.name, bytes: bytes), &contents)
      for key in contents.strings.keys(in: "A") {
        guard case .found(let entry, let tag) = contents.strings.match(key, in: "A", locale: "de")
        else { continue }
        #expect((entry.text(numbers: ["1", "7"], locale: tag) ?? "").utf8.count < 2_000_000)
      }
      #expect(contents.issues.count <= PlainStrings.maximumFaults)
    }
  }
}
