// swift-format-ignore-file
// A method that gives a Self gives what it is called on.
class Base { init() {}; func me() -> Self { self }
  func a() -> String { "base" } }
class Mid: Base { override func a() -> String { "mid" } }
final class Leaf: Mid { var extra = 1 }
print(Leaf().me().extra)
// expect: 1
