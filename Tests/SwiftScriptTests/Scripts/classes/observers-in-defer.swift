// What an initialiser assigns is not observed, in its `defer` as little as before it (Swift 6).
class View {
  var colors: [Int] = [] { didSet { print("did", colors) } }
  init(plain: [Int]) { colors = plain }
  init(later: [Int]) {
    defer { colors = later }
    print("in")
  }
  convenience init(_ colors: Int...) {
    self.init(plain: [])
    defer { self.colors = colors }
    print("convenience")
  }
}
struct Value {
  var count = 0 { didSet { print("count", count) } }
  init(_ count: Int) {
    self.count = count
    defer { self.count = count + 1 }
    do { self.count = count * 2 }
  }
}
print(View(plain: [1]).colors)
print(View(later: [2]).colors)
print(View(3, 4).colors)
print(Value(5).count)

// expect: [1]
// expect: in
// expect: [2]
// expect: convenience
// expect: [3, 4]
// expect: 6
