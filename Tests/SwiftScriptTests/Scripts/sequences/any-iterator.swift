var n = 0
let iterator = AnyIterator<Int> {
  n += 1; return n > 3 ? nil : n
}
print(iterator.map { $0 * 2 })
var each = ["x", "y"].makeIterator()
while let item = each.next() { print(item) }
// expect: [2, 4, 6]
// expect: x
// expect: y
