import Components

@Observable
final class Cart {
  struct Line: Identifiable {
    let id: Int
    var name: String
    var count: Int
    var price: Double
  }

  var lines: [Line]
  var note = ""

  init(lines: [Line]) {
    self.lines = lines
  }

  var total: Double { lines.reduce(0) { $0 + Double($1.count) * $1.price } }

  func remove(_ offsets: IndexSet) {
    for index in offsets.sorted(by: >) { lines.remove(at: index) }
  }
}

private struct CurrencyCodeKey: EnvironmentKey {
  static let defaultValue = "USD"
}

extension EnvironmentValues {
  var currencyCode: String {
    get { self[CurrencyCodeKey.self] }
    set { self[CurrencyCodeKey.self] = newValue }
  }
}

struct CartScreen: View {
  @State private var cart: Cart

  init(cart: Cart) {
    _cart = State(initialValue: cart)
  }

  var body: some View {
    CartList()
      .environment(cart)
      .environment(\.currencyCode, "EUR")
  }
}

private struct CartList: View {
  @Environment(Cart.self) private var cart
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    @Bindable var cart = cart
    List {
      ForEach($cart.lines) { $line in
        CartRow(line: $line)
      }
      .onDelete(perform: cart.remove)

      LabeledContent("Total") {
        Text(cart.total, format: .currency(code: currencyCode))
          .bold()
      }
      .listRowSeparator(.hidden)

      TextField("Note", text: $cart.note)
    }
    .task { await load() }
  }

  private func load() async {}
}

private struct CartRow: View {
  @Binding var line: Cart.Line
  @Environment(\.currencyCode) private var currencyCode

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(line.name)
        Text(line.price, format: .currency(code: currencyCode))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Stepper("Count of \(line.name)", value: $line.count, in: 0...9)
        .labelsHidden()
      Text("\(line.count)")
        .monospacedDigit()
        .frame(minWidth: 24, alignment: .trailing)
    }
  }
}
