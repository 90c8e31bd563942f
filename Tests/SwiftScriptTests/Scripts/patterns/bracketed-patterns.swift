// swift-format-ignore-file
func f(_ x: Int?) -> String {
  switch x {
  case (nil): "nil"
  case let (y?): "y \(y)"
  }
}
print(f(nil), f(2))
func g(_ a: Int?, _ b: Int?) -> String {
  switch (a, b) {
  case ((nil), _): "first nil"
  case (_?, (nil)): "second nil"
  case ((1), (_)): "one"
  case (_?, _?): "both"
  }
}
print(g(nil, 1), g(1, nil), g(1, 2), g(2, 2))
// expect: nil y 2
// expect: first nil second nil one both
