import Components
import SwiftUI
import Testing

/// Remembers what UIKit answers while a body is evaluated.
private struct Asking<Answer>: View {
  final class Box {
    var answers: [Answer] = []
  }

  let box: Box
  let ask: @MainActor () -> Answer

  var body: some View {
    let _ = box.answers.append(ask())
    Color.red
  }
}

@Suite("UIKit: traits")
@MainActor
struct TraitTests {
  /// What UIKit answers in a place.
  private func answer<Answer>(
    in change: (inout EnvironmentValues) -> Void = { _ in },
    _ ask: @escaping @MainActor () -> Answer
  ) throws -> Answer {
    var environment = EnvironmentValues(look: .iOS18)
    change(&environment)
    let box = Asking<Answer>.Box()
    let view = Asking(box: box, ask: ask).environment(\.self, environment)
    _ = try ImageRenderer(content: view.frame(width: 10, height: 10)).pixmap()
    return try #require(box.answers.last)
  }

  @Test("The traits are those where a body is evaluated, and a phone's outside of one")
  func current() throws {
    let traits = try answer {
      $0.dynamicTypeSize = .accessibility2
      $0.colorScheme = .dark
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 1
      $0.horizontalSizeClass = .regular
      $0.legibilityWeight = .bold
    } _: {
      UITraitCollection.current
    }
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 1 && traits.legibilityWeight == .bold)
    #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
    let outside = UITraitCollection.current
    #expect(outside.preferredContentSizeCategory == .large && outside.displayScale == 3)
    #expect(outside.userInterfaceStyle == .light && outside.userInterfaceIdiom == .phone)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(large.userInterfaceStyle == .unspecified && large.displayScale == 0)
  }

  @Test("The app and the fonts answer in the type size of the place")
  func typeSize() throws {
    // Apple's tables: body is 17 points at L and 40 at AX3, title3 is 20 at L and 26 at XXXL.
    let large = try answer {
      $0.sizeCategory = .accessibilityExtraLarge
    } _: {
      (
        UIApplication.shared.preferredContentSizeCategory,
        UIFont.preferredFont(forTextStyle: .body).pointSize
      )
    }
    #expect(large.0 == .accessibilityExtraLarge && large.1 == 40)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let title = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traits)
    #expect(title.pointSize == 26)
    #expect(UIFont.preferredFont(forTextStyle: .title3).pointSize == 20)
  }

  @Test("Metrics scale as the leadings of their style do, and keep the face")
  func metrics() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    // 22 and 29 are the leadings of body at L and XXXL.
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledValue(for: 22, compatibleWith: traits)
    #expect(scaled == 29 && metrics.scaledValue(for: 22) == 22)
    let bold = UIFont.systemFont(ofSize: 22, weight: .bold)
    let font = metrics.scaledFont(for: bold, compatibleWith: traits)
    #expect(Font(font) == .system(size: 29, weight: .bold))
    #expect(Font(bold.withSize(30)) == .system(size: 30, weight: .bold))
    #expect(
      metrics.scaledFont(for: bold, maximumPointSize: 25, compatibleWith: traits).pointSize == 25)
    let body = try answer {
      $0.dynamicTypeSize = .xxxLarge
    } _: {
      UIFontMetrics.default.scaledFont(for: bold).pointSize
    }
    #expect(body == 29)
  }
}
