// swift-format-ignore-file
protocol Maker { associatedtype Item: CustomStringConvertible; func make() -> Item; var all: [Item] { get } }
struct IntMaker: Maker { func make() -> Int { 3 }; var all: [Int] { [1, 2] } }
struct TextMaker: Maker { func make() -> String { "t" }; var all: [String] { ["a"] } }
let ms: [any Maker] = [IntMaker(), TextMaker()]
for m in ms { let x = m.make(); print(x, x.description, m.all) }
print(type(of: ms[0].make()))
// expect: 3 3 [1, 2]
// expect: t t ["a"]
// expect: Int
