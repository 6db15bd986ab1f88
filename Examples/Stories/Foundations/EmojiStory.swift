import Components

extension StoryCatalog {
  /// Emoji in texts of every style: pictures that keep their colours.
  static let emoji: [Story] = [
    Story("foundations/emoji", variants: .standard + [Variant(dynamicTypeSize: .accessibility5)]) {
      StoryPage(spacing: .sm) {
        Text(verbatim: "Party 🎉 on Friday").font(.title)
        Text(verbatim: "Great job 😀👍🏽 from us 👩‍👩‍👧").underline()
        Text(verbatim: "Delivered ✅ and reviewed ⭐️").foregroundStyle(.secondary)
        Text(verbatim: "Love ❤️ drawn, love ❤︎ written")
          .foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text(verbatim: "מזל טוב 🎉 ובהצלחה").environment(\.layoutDirection, .rightToLeft)
        HStack(spacing: 16) {
          Text(verbatim: "🚀").rotationEffect(.degrees(-20))
          Text(verbatim: "🍋").shadow(color: .black.opacity(0.4), radius: 4, y: 3)
          Text(verbatim: "🦄").opacity(0.4)
        }
        .font(.largeTitle)
        HStack(spacing: 24) {
          Text(verbatim: "🐙").scaleEffect(0.8)
          Text(verbatim: "🇮🇱")
        }
        .padding(.horizontal, 16)
        .font(.system(size: 34))
      }
    }
  ]
}
