import Foundation

struct PantryItem: Identifiable, Hashable, Codable {
  enum Shelf: String, CaseIterable, Codable {
    case fridge, freezer, cupboard
  }

  var id = UUID()
  var name: String
  var amount: Int
  var shelf: Shelf

  var isLow: Bool { amount < 2 }

  static let samples = [
    PantryItem(name: "Oats", amount: 3, shelf: .cupboard),
    PantryItem(name: "Milk", amount: 1, shelf: .fridge),
    PantryItem(name: "Peas", amount: 5, shelf: .freezer),
  ]
}
