import Components
import Foundation
import Stories
import Testing

@Suite("Example themes")
struct ExampleThemeTests {
  @Test("The files that tools load are the themes of the stories")
  func files() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/Themes")
    for (name, text) in ExampleThemes.files {
      #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text + "\n")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ExampleThemes.files.map(\.name).sorted())
  }

  @Test("Text keeps its contrast on every surface of the themes, in all four appearances")
  func contrast() throws {
    let opaque: [ColorRole] = [.surface, .surfaceElevated, .surfaceSecondary]
    let texts: [ColorRole] = [
      .textPrimary, .textSecondary, .textTertiary, .primaryText, .accentText, .successText,
      .errorText,
    ]
    for theme in [ExampleThemes.meadow, ExampleThemes.aurora] {
      for scheme in ColorScheme.allCases {
        for contrast in ColorSchemeContrast.allCases {
          func color(_ role: ColorRole) -> ResolvedColor {
            theme.palette[role].color(scheme: scheme, contrast: contrast)
          }
          // WCAG 2.2, 1.4.3 and 1.4.6.
          let minimum = contrast == .increased ? 7 : 4.5
          let chosen = ContrastRatio(of: color(.textPrimary), on: color(.segmentSelection)).value
          #expect(chosen >= minimum, "\(theme.name), \(scheme), \(contrast): chosen segment")
          for text in texts {
            for surface in opaque {
              let ratio = ContrastRatio(of: color(text), on: color(surface)).value
              #expect(
                ratio >= minimum, "\(theme.name), \(scheme), \(contrast): \(text) on \(surface)")
            }
          }
        }
      }
    }
  }
}
