/// Texts by number, each once, in the order of their first appearance.
struct TextPool {
  private(set) var items: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of item: String) -> Int {
    if let number = numbers[item] { return number }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }
}
