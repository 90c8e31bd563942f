// swift-format-ignore-file
// A closure that takes Self takes the class of the object.
class Shape { init() {}; func with(_ f: (Self) -> Void) -> Self { f(self); return self } }
class Sq: Shape { var w = 1; override init() { super.init() } }
print(Sq().with { $0.w = 9 }.w)
// expect: 9
