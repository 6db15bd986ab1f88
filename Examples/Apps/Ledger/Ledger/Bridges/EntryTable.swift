import UIKit

/// A table of UIKit: its views are not drawn here, so that this file is left out.
final class EntryTable: UITableViewController {
  var entries: [Entry] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }
}
