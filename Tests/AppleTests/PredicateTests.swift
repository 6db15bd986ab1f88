import SwiftUI
import Testing

@Suite struct PredicateTests {
  private struct Person {
    var name: String
    var age: Int
    var city: String?
  }

  private func holds(_ format: String, _ value: Any?, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: value)
  }

  @Test func `A pattern matches a whole text`() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z.]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "ann@example.org"))
    #expect(!address.evaluate(with: "ann@example"))
    #expect(!address.evaluate(with: "to ann@example.org"))
    #expect(holds("SELF LIKE 'a?c*'", "abcde"))
    #expect(!holds("SELF LIKE 'a?c'", "abcde"))
    #expect(holds("SELF LIKE[cd] 'A?c*'", "äbc\nd"))
    #expect(!holds("SELF LIKE[c] 'A?c'", "äbc"))
  }

  @Test func `Parts of texts are found, with and without capitals and accents`() {
    #expect(holds("SELF CONTAINS[cd] %@", "Ångström", "angs"))
    #expect(!holds("SELF CONTAINS %@", "Ångström", "angs"))
    #expect(holds("SELF BEGINSWITH 'a' AND NOT SELF ENDSWITH 'b'", "abc"))
  }

  @Test func `Keys lead to stored properties, and AND binds more than OR`() {
    let ann = Person(name: "Ann", age: 30)
    #expect(holds("name == %@ AND age >= %d", ann, "Ann", 30))
    #expect(!holds("name == %@ OR age < 3", ann, "Bob"))
    #expect(holds("city == nil", ann))
    #expect(holds("city.length == nil", ann))
    #expect(holds("city.length == 4", Person(name: "Bo", age: 1, city: "Oslo")))
    #expect(holds("%K IN %@", ann, "name", ["Ann", "Bob"]))
    #expect(holds("age BETWEEN {20, 40}", ann))
    #expect(holds("name == 'Ann' OR name == 'Bob' AND age > 40", ann))
    #expect(!holds("(name == 'Ann' OR name == 'Bob') && age > 40", ann))
    #expect(holds("age > 1.5", ["age": 2]))
  }

  @Test func `Collections are filtered`() {
    let fruit: NSArray = ["apple", "pear"]
    let found = fruit.filtered(using: NSPredicate(format: "SELF CONTAINS %@", "pp"))
    #expect(found as? [String] == ["apple"])
  }
}
