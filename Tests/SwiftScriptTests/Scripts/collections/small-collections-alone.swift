let c = CollectionOfOne(3)
print(c.count, c.first as Any, c.startIndex, c.endIndex, c.isEmpty)
for x in c { print(x) }
let b = AnyCollection([1, 2])
print(b.startIndex == b.endIndex, b.count, b.first as Any)
for x in b { print(x) }
// expect: 1 Optional(3) 0 1 false
// expect: 3
// expect: false 2 Optional(1)
// expect: 1
// expect: 2
