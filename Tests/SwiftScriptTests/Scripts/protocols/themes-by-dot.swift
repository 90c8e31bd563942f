// swift-format-ignore-file
// A learner's grab bag: implicit members of protocols in more places.
protocol Theme { var primary: String { get } }
extension Theme { func described() -> String { "theme \(primary)" } }
struct Light: Theme { let primary = "white" }
struct Dark: Theme { let primary: String
  static let shared = Dark(primary: "black") }
extension Theme where Self == Light { static var light: Self { .init() } }
extension Theme where Self == Dark {
  static var dark: Self { .shared }
  static func custom(_ p: String) -> Self { .init(primary: p) }
}
final class Screen {
  var theme: any Theme
  var onChange: ((any Theme) -> Void)?
  init(theme: any Theme = .light) { self.theme = theme }
  func apply(_ theme: some Theme, animated: Bool = false) { self.theme = theme; onChange?(theme) }
}
let s = Screen()
s.onChange = { print($0.described()) }
s.apply(.dark, animated: true)
s.apply(.custom("red"))
s.theme = .dark
print(s.theme.primary, Screen(theme: .custom("x")).theme.primary)
func pick(_ n: Int) -> any Theme {
  switch n { case 0: return .light
  case 1: return .dark
  default: return .custom("n\(n)") }
}
print((0...2).map { pick($0).primary })
var themes: [String: any Theme] = ["a": .light]
themes["b"] = .dark
print(themes.mapValues(\.primary).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let maybe: (any Theme)? = .dark
print(maybe?.primary ?? "-")
func both<A: Theme, B: Theme>(_ a: A, _ b: B) -> String { a.primary + b.primary }
print(both(.light, .custom("y")))


// expect: theme black
// expect: theme red
// expect: black x
// expect: ["white", "black", "n2"]
// expect: ["awhite", "bblack"]
// expect: black
// expect: whitey
