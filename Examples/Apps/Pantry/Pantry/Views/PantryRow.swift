import SwiftUI

struct PantryRow: View {
  let item: PantryItem

  var body: some View {
    HStack {
      Image(item.shelf == .cupboard ? .shelf : .shelf)
        .resizable()
        .frame(width: 24, height: 24)
      Text(LocalizedStringKey(item.name))
      Spacer()
      AmountBadge(amount: item.amount)
    }
    .foregroundStyle(item.isLow ? Color.leaf : .primary)
  }
}

#if DEBUG
  struct PantryRow_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        PantryRow(item: PantryItem.samples[0]).previewDisplayName("Plenty")
        PantryRow(item: PantryItem.samples[1]).previewDisplayName("Low")
      }
      .previewLayout(.sizeThatFits)
    }
  }
#endif
