import Foundation

struct Entry: Identifiable, Decodable {
  let id: Int
  let title: String
  let cents: Int
  let day: Date

  var amount: Decimal { Decimal(cents) / 100 }
  var isIncome: Bool { cents > 0 }

  /// What `entries.json` has.
  static let samples: [Entry] = {
    guard let url = Bundle.main.url(forResource: "entries", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return (try? decoder.decode([String: [Entry]].self, from: data))?["entries"] ?? []
  }()
}
