// swift-format-ignore-file
protocol Style { var name: String { get } }
struct Plain: Style { var name = "plain" }
struct Fancy: Style { let level: Int; var name: String { "fancy \(level)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static func fancy(_ level: Int) -> Fancy { Fancy(level: level) } }
let s: any Style = .plain
let t: any Style = .fancy(3)
let u: some Style = .fancy(4)
print(s.name, t.name, u.name)
func show(_ s: any Style) { print(s.name) }
show(.plain)
show(.fancy(9))
func make(_ flag: Bool) -> any Style { flag ? .plain : .fancy(1) }
print(make(true).name, make(false).name)
func opaque() -> some Style { .plain }
print(opaque().name)
struct Holder { var style: any Style = .plain; var other: (any Style)? = .fancy(2) }
var h = Holder()
h.style = .fancy(7)
print(h.style.name, h.other?.name ?? "-")
let list: [any Style] = [.plain, .fancy(5)]
print(list.map(\.name))
func generic<S: Style>(_ s: S) -> String { s.name }
print(generic(.plain), generic(.fancy(8)))
func some1(_ s: some Style) -> String { s.name }
print(some1(.plain))
class View { var style: any Style = .plain { didSet { print("set", style.name) } } }
View().style = .fancy(0)
// expect: plain fancy 3 fancy 4
// expect: plain
// expect: fancy 9
// expect: plain fancy 1
// expect: plain
// expect: fancy 7 fancy 2
// expect: ["plain", "fancy 5"]
// expect: plain fancy 8
// expect: plain
// expect: set fancy 0
