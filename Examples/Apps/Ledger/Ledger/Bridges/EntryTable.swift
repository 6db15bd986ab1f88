import UIKit

/// A table of UIKit: where it is shown, a placeholder takes its room.
final class EntryTable: UITableViewController {
  var entries: [Entry] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    tableView.reloadData()
    sender.endRefreshing()
  }
}
