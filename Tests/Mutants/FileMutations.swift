/// Damage that files of any format can take.
package enum FileMutations {
  /// Changes one to four places.
  package static func mutate(_ file: inout [UInt8], _ random: inout SeededRandom) {
    for _ in 0...random.next() % 4 {
      let place = Int(random.next() % UInt64(file.count))
      switch random.next() % 8 {
      case 0: file[place] = 0
      case 1: file[place] = 255
      case 2: file[place] ^= 1 << UInt8(random.next() % 8)
      case 3: file.remove(at: place)
      case 4: file.insert(random.byte(), at: place)
      case 5:
        let other = Int(random.next() % UInt64(file.count))
        file.swapAt(place, other)
      case 6: file.removeLast(min(file.count - 1, Int(random.next() % 16)))
      default: file[place] = random.byte()
      }
    }
  }
}
