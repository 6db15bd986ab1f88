import Components
import Render
import Snapshots
import Testing

/// A profile card whose every measure can be changed by the smallest amount that is a mistake.
private struct ProfileSample: View {
  var subtitle = Color(red: 0x6B / 255.0, green: 0x6B / 255.0, blue: 0x70 / 255.0)
  var titleInset: CGFloat = 0
  var buttonHeight: CGFloat = 44
  var radius: CGFloat = 16
  var name = "Ada Lovelace"
  var avatarSide: CGFloat = 56
  var hasShadow = true
  var namePriority = 2.0
  var rolePriority = 1.0
  var followLabel: String? = "Follow Ada"

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        Circle().fill(Color(red: 0.2, green: 0.4, blue: 0.7))
          .frame(width: avatarSide, height: avatarSide)
          .accessibilityLabel("Portrait")
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: name).font(.headline).padding(.leading, titleInset)
            .accessibilitySortPriority(namePriority)
          Text(verbatim: "Mathematician").font(.subheadline).foregroundStyle(subtitle)
            .accessibilitySortPriority(rolePriority)
        }
      }
      Image(systemName: "plus")
        .frame(width: 120, height: buttonHeight)
        .background(Color(red: 0.9, green: 0.93, blue: 1), in: Capsule())
        .control(.button, named: "follow", label: followLabel)
        .hitTarget(.none)
    }
    .padding(16)
    .background(.white, in: RoundedRectangle(cornerRadius: radius))
    .shadow(color: .black.opacity(hasShadow ? 0.2 : 0), radius: 8, y: 2)
    .padding(24)
  }
}

@Suite("Deliberate regressions are caught, with gate and node")
@MainActor
struct RegressionTests {
  private func snapshot(_ view: ProfileSample) throws -> Snapshot {
    try SnapshotSubject(Story("profile", canvas: StoryCanvas(width: 320)) { view }, .light).snapshot
  }

  private func comparison(_ change: (inout ProfileSample) -> Void) throws -> SnapshotComparison {
    var changed = ProfileSample()
    change(&changed)
    return SnapshotComparison(
      expected: try snapshot(ProfileSample()), actual: try snapshot(changed))
  }

  private func words(_ comparison: SnapshotComparison) throws -> String {
    let name = try SnapshotName(story: "profile", variant: "light")
    let text = SnapshotWording().explanation(
      SnapshotResult(name: name, outcome: .differs(comparison)))
    #expect(text.hasSuffix("\n  accept with: render-cli approve profile"))
    return String(text.prefix { $0 != "\n" })
  }

  @Test("Nothing changed, nothing found")
  func same() throws {
    #expect(try comparison { _ in }.isMatch)
  }

  @Test("The subtitle's colour two levels lighter: pixels, at the subtitle")
  func subtitleColor() throws {
    let comparison = try comparison {
      $0.subtitle = Color(red: 0x6D / 255.0, green: 0x6D / 255.0, blue: 0x72 / 255.0)
    }
    #expect(comparison.failedGates == [.pixels])
    let words = try words(comparison)
    #expect(words == #"profile · light: differs in pixels, at text "Mathematician""#)
  }

  @Test("The title one point to the right: pixels and tree, at the title")
  func titlePosition() throws {
    let comparison = try comparison { $0.titleInset = 1 }
    #expect(comparison.failedGates == [.pixels, .tree])
    let words = try words(comparison)
    #expect(words.contains(#"differs in pixels and tree, at text "Ada Lovelace""#))
  }

  @Test("A button of 43 points: pixels, tree and audit, at the button")
  func buttonHeight() throws {
    let comparison = try comparison { $0.buttonHeight = 43 }
    #expect(comparison.failedGates == [.pixels, .tree, .audit])
    let words = try words(comparison)
    #expect(words.contains(#"follow "Follow Ada""#))
    #expect(comparison.audit.text().contains("target-size"))
  }

  @Test("A radius of 14 for 16: pixels, at the card's shape")
  func radius() throws {
    let comparison = try comparison { $0.radius = 14 }
    #expect(comparison.failedGates == [.pixels])
    let words = try words(comparison)
    #expect(words == "profile · light: differs in pixels, at roundedRectangle")
  }

  @Test("One letter: pixels and tree, at the text before and after")
  func letter() throws {
    let comparison = try comparison { $0.name = "Ada Lovelice" }
    #expect(comparison.failedGates == [.pixels, .tree])
    let words = try words(comparison)
    #expect(words.contains(#"at text "Ada Lovelace", text "Ada Lovelice""#))
  }

  @Test("An avatar of 55 for 56: pixels and tree, at the avatar")
  func avatar() throws {
    let comparison = try comparison { $0.avatarSide = 55 }
    #expect(comparison.failedGates == [.pixels, .tree])
    let words = try words(comparison)
    #expect(words.contains(#"circle "Portrait""#))
  }

  @Test("The shadow removed: pixels, at the shape that cast it")
  func shadow() throws {
    let comparison = try comparison { $0.hasShadow = false }
    #expect(comparison.failedGates == [.pixels])
    let words = try words(comparison)
    #expect(words == "profile · light: differs in pixels, at roundedRectangle")
  }

  @Test("A swapped reading order: tree alone, at both texts")
  func readingOrder() throws {
    let comparison = try comparison {
      $0.namePriority = 1
      $0.rolePriority = 2
    }
    #expect(comparison.pixels.differingPixels == 0)
    #expect(comparison.failedGates.contains(.tree))
    let words = try words(comparison)
    #expect(words.contains(#"text "Ada Lovelace""#) && words.contains(#"text "Mathematician""#))
  }

  @Test("A dropped label: tree and audit, at the button, with no pixel changed")
  func label() throws {
    let comparison = try comparison { $0.followLabel = nil }
    #expect(comparison.pixels.differingPixels == 0)
    #expect(comparison.failedGates == [.tree, .audit])
    let words = try words(comparison)
    #expect(words.contains("at follow"))
  }
}
