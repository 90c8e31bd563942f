// swift-format-ignore-file
// A property goes before a function outside, and a getter may change what it reads.
struct Box<T> {
  private var storage: T?
  private let make: () -> T
  init(_ m: @escaping () -> T) { make = m }
  var value: T {
    mutating get {
      if storage == nil { storage = make() }
      return storage!
    }
    set { storage = newValue }
  }
}
func make() -> Int { 3 }
var b = Box { 5 }
print(b.value)
struct P { var level: Int { didSet { print(level) } } ; let run: (Int) -> Void
 func go() { run(2) } }
func run(_ x: Int) { print("global") }
P(level: 1, run: { print("own", $0) }).go()
// expect: 5
// expect: own 2
