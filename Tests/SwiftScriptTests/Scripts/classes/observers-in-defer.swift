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
print(View(plain: [1]).colors)
print(View(later: [2]).colors)
print(View(3, 4).colors)

// expect: [1]
// expect: in
// expect: [2]
// expect: convenience
// expect: [3, 4]
