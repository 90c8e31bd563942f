// swift-format-ignore-file
struct Insets: Equatable {
  var top = 0.0
  static let zero = Insets()
  static func all(_ v: Double) -> Insets { Insets(top: v) }
  func with(_ v: Double) -> Insets { Insets(top: v + top) }
  var twice: Insets { Insets(top: top * 2) }
}
struct Style { var insets: Insets?; var other = Insets.zero }
let a: Insets = .zero.with(3)
let b: Insets = .all(4).with(1).twice
var style = Style(insets: .all(2).twice)
style.other = .zero.with(7)
func show(_ i: Insets) -> Double { i.top }
print(a.top, b.top, style.insets!.top, style.other.top, show(.all(1).with(2)), true ? show(.zero.twice) : 1)

// expect: 3.0 10.0 4.0 7.0 3.0 0.0
