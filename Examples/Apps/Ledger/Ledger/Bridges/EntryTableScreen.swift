import SwiftUI

/// A screen of UIKit among views.
struct EntryTableScreen: UIViewControllerRepresentable {
  let entries: [Entry]

  func makeUIViewController(context: Context) -> EntryTable {
    let table = EntryTable()
    table.entries = entries
    return table
  }

  func updateUIViewController(_ table: EntryTable, context: Context) {}
}
