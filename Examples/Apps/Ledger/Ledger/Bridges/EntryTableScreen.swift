import SwiftUI

/// Needs a file that is left out, so that it is left out as well.
struct EntryTableScreen: UIViewControllerRepresentable {
  let entries: [Entry]

  func makeUIViewController(context: Context) -> EntryTable {
    let table = EntryTable()
    table.entries = entries
    return table
  }

  func updateUIViewController(_ table: EntryTable, context: Context) {}
}
