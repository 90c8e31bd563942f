// swift-format-ignore-file
protocol Theme { associatedtype Palette: RawRepresentable where Palette.RawValue == String }
enum Dark: Theme { enum Palette: String { case bg = "#000" } }
func f<T: Theme>(_ t: T.Type) -> T.Palette? { T.Palette(rawValue: "#000") }
print(f(Dark.self)!)
// expect: bg
