protocol Style { var name: String { get } }
struct Fancy: Style {
  var level: Int
  var name: String { "fancy \(level)" }
}
extension Style where Self == Fancy {
  static func fancy(_ level: Int) -> Fancy { Fancy(level: level) }
  static var fancy: Fancy { .fancy(1) }
}
func show(_ style: some Style) -> String { style.name }
print(show(.fancy), show(.fancy(3)))
// expect: fancy 1 fancy 3
