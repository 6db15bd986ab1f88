import SwiftUI

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(LocalizedStringKey(entry.title))
        Text(entry.day, style: .date)
          .font(.caption)
          .foregroundColor(Color(UIColor.secondaryLabel))
      }
      Spacer()
      Text(entry.amount, format: .currency(code: "EUR"))
        .foregroundColor(entry.isIncome ? Color("Income") : Color("Ink"))
    }
    .padding(.vertical, 4)
  }
}

struct EntryRow_Previews: PreviewProvider {
  static var previews: some View {
    EntryRow(entry: Entry.samples[0])
      .padding()
      .background(Color.paper)
      .previewLayout(.sizeThatFits)
  }
}
