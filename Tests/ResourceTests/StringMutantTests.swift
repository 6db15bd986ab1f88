import Mutants
import Testing

@testable import Resources

@Suite("Resources: damaged files of texts")
struct StringMutantTests {
  private static let formats: [(path: String, mutants: FileMutants)] = [
    ("de.lproj/A.strings", .strings), ("de.lproj/A.stringsdict", .stringsdict),
    ("A.xcstrings", .xcstrings),
  ]

  @Test("Mutants are read or told, and what is read can be looked up")
  func mutants() {
    for number in 0..<3_000 {
      let (path, mutants) = Self.formats[number % Self.formats.count]
      var contents = ResourceContents()
      let ending = path.split(separator: ".").last.map(String.init) ?? ""
      StringsFileReader.readers[ending]?(
        ResourceFile(path: path, bytes: mutants.file(number)), &contents)
      for key in contents.strings.keys(in: "A") {
        guard case .found(let entry, let tag) = contents.strings.match(key, in: "A", locale: "de")
        else { continue }
        #expect((entry.text(numbers: ["1", "7"], locale: tag) ?? "").utf8.count < 2_000_000)
      }
      #expect(contents.issues.count <= PlainStrings.maximumFaults)
    }
  }
}
