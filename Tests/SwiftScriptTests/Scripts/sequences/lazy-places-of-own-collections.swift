// swift-format-ignore-file
nonisolated struct Ring: RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int { print("at \(i)"); return items[i] }
}
let ring = Ring(items: [3, 8, 1, 8, 5])
print(ring.lazy.filter { print("f \($0)"); return $0 > 2 }.map { $0 * 2 }.firstIndex(of: 16) as Any)
print(ring.lazy.map { $0 + 1 }.lastIndex(of: 9) as Any)
print(ring.lazy.filter { $0 % 2 == 0 }.first as Any)
print(ring.lazy.filter { $0 % 2 == 0 }.last as Any)
print([4, 5, 6].lazy.map { $0 * 2 }.firstIndex { $0 > 9 } as Any)
print([4, 5, 6].lazy.filter { $0 > 4 }.firstIndex(of: 6) as Any)
print(ring.lazy.map { $0 }.count)
print(Array(ring.lazy.filter { $0 > 4 }.prefix(2)))
print(ring.lazy.map { $0 }[2])
print(ring.lazy.contains(1))
print(ring.lazy.map { "\($0)" }.joined(separator: "-"))
print(Array(ring.lazy.map { $0 }.dropFirst(2)))
print(ring.lazy.filter { $0 > 100 }.isEmpty)
print(Array(ring.lazy.map { $0 }.suffix(2)))
print(Array(ring.lazy.map { $0 }.reversed()))
print(Array(ring.lazy.prefix { $0 > 2 }))
print(Array(ring.lazy.drop { $0 > 2 }))
for x in ring.lazy.enumerated() { print(x) }
print(ring.lazy.map { $0 })
print(ring.lazy.filter { $0 > 1 }.max()!, ring.lazy.filter { $0 > 1 }.count)
// expect: at 0
// expect: f 3
// expect: at 0
// expect: at 1
// expect: f 8
// expect: at 1
// expect: Optional(1)
// expect: at 4
// expect: at 3
// expect: Optional(3)
// expect: at 0
// expect: at 1
// expect: at 1
// expect: Optional(8)
// expect: at 0
// expect: at 1
// expect: at 4
// expect: at 3
// expect: at 3
// expect: Optional(8)
// expect: Optional(1)
// expect: Optional(2)
// expect: 5
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: at 0
// expect: at 1
// expect: at 1
// expect: at 2
// expect: at 3
// expect: [8, 8]
// expect: at 2
// expect: 1
// expect: at 0
// expect: at 1
// expect: at 2
// expect: true
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: 3-8-1-8-5
// expect: at 2
// expect: at 3
// expect: at 4
// expect: [1, 8, 5]
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: true
// expect: at 3
// expect: at 4
// expect: [8, 5]
// expect: at 4
// expect: at 3
// expect: at 2
// expect: at 1
// expect: at 0
// expect: [5, 8, 1, 8, 3]
// expect: at 0
// expect: at 1
// expect: at 2
// expect: [3, 8]
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: [1, 8, 5]
// expect: at 0
// expect: (offset: 0, element: 3)
// expect: at 1
// expect: (offset: 1, element: 8)
// expect: at 2
// expect: (offset: 2, element: 1)
// expect: at 3
// expect: (offset: 3, element: 8)
// expect: at 4
// expect: (offset: 4, element: 5)
// expect: LazyMapSequence<Ring, Int>(_base: main.Ring(items: [3, 8, 1, 8, 5]), _transform: (Function))
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: at 0
// expect: at 1
// expect: at 2
// expect: at 3
// expect: at 4
// expect: 8 4
