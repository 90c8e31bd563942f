// swift-format-ignore-file
// Where places are numbers, the standard library asks whether they are in the collection.
nonisolated struct Ring: RandomAccessCollection {
  let items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { items[i] }
}
let ring = Ring(items: [1, 2, 3])
print(ring.distance(from: 3, to: 0), ring.distance(from: 1, to: 3))
print(ring.index(0, offsetBy: 3), ring.index(3, offsetBy: -3), ring.index(before: 3))
print(ring.index(1, offsetBy: 5, limitedBy: 3) as Any, ring.index(1, offsetBy: 2, limitedBy: 3) as Any)
print(ring.index(3, offsetBy: -2, limitedBy: 2) as Any, ring.index(1, offsetBy: -1, limitedBy: 2) as Any)
print(ring.distance(from: 0, to: 4))

// expect: -3 2
// expect: 3 0 2
// expect: nil Optional(3)
// expect: nil Optional(0)
// trap: Index out of bounds
