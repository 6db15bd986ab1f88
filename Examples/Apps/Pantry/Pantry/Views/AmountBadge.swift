import SwiftUI

struct AmountBadge: View {
  let amount: Int

  var body: some View {
    Text(amount, format: .number)
      .font(.footnote.bold())
      .padding(.horizontal, 8)
      #if os(iOS)
        .background(Color.leaf.opacity(0.2), in: Capsule())
      #else
        .background(.unknownStyleOfAnotherPlatform)
      #endif
  }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  AmountBadge(amount: 3)
}
