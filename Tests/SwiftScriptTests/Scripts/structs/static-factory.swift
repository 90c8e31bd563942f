struct Insets: Equatable {
  var top = 0.0, left = 0.0; static let zero = Insets();
  static func all(_ v: Double) -> Insets { .init(top: v, left: v) }
}
func inset(_ insets: Insets = .zero) -> Double { insets.top + insets.left }
print(inset(), inset(.all(4)), inset(.init(top: 1)), Insets.zero == .init())
// expect: 0.0 8.0 1.0 true
