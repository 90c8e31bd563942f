struct Odd: Error {}
struct Table {
  var rows: [Int] = []
  init(_ list: [Int], _ make: (Int) throws -> Int?) rethrows {
    for one in list {
      if let row = try make(one) { rows.append(row) }
    }
  }
}
print(Table([1, 2, 3]) { $0 * 2 }.rows)
do {
  _ = try Table([1, 2]) { if $0 == 2 { throw Odd() } else { return $0 } }
} catch {
  print(error)
}
// expect: [2, 4, 6]
// expect: Odd()
