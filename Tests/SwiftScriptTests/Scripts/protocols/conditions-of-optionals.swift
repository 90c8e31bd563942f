// swift-format-ignore-file
protocol Told { var told: String { get } }
extension Int: Told { var told: String { "int \(self)" } }
extension Optional: Told where Wrapped: Told { var told: String { map { "some \($0.told)" } ?? "none" } }
struct Box<T> { let value: T }
extension Box: Told where T: Told { var told: String { "box of " + value.told } }
let things: [Any] = [Box<Int?>(value: 3), Box<String?>(value: "a"), Box(value: 1)]
print(things.map { ($0 as? any Told)?.told ?? "untold" })
print(things.map { $0 is any Told })
// expect: ["box of some int 3", "untold", "box of int 1"]
// expect: [true, false, true]
