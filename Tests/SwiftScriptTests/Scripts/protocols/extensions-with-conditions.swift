// swift-format-ignore-file
// Which extension a value, a type parameter or a value of any type finds.
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Box { associatedtype Item; var item: Item { get }; func put(_ i: Item) -> String; associatedtype Other = String; var other: Other { get } }
extension Box { var other: String { "default" } ; func put(_ i: Item) -> String { "put \(i)" } }
extension Named { var greeting: String { "hi \(name)" }; func who() -> String { "named" } }
extension Named where Self: Aged { var greeting: String { "hi \(name) \(age)" }; func who() -> String { "aged \(age)" } }
extension Named where Self: AnyObject { func kind() -> String { "object" } }
extension Named { func kind() -> String { "value" } }
extension Named where Self == Tom { func who() -> String { "tom!" } ; static var one: Tom { Tom() } }
extension Box where Item: Named { func intro() -> String { item.greeting } }
extension Box where Item == Self.Other { func same() -> String { "same" } }
extension Box { func same() -> String { "different" }; func intro() -> String { "no intro" } }
extension Array where Element: Named { func all() -> String { map(\.greeting).joined(separator: ",") } }
extension Array where Element == any Named { func all() -> String { "any:" + map(\.greeting).joined(separator: ",") } }
extension Array { func all() -> String { "other" } }
extension Optional where Wrapped: Named { var nm: String { map(\.greeting) ?? "none" } }
extension Optional { var nm: String { "opt" } }
extension Dictionary where Key == String, Value: Numeric { func total() -> Value { values.reduce(0, +) } }
extension Sequence where Element: Hashable { func uniq() -> Int { Set(self).count } }
extension Collection where Element: Equatable, Index == Int { func second(_ e: Element) -> Int? { firstIndex(of: e).map { $0 + 1 } } }
struct Tom: Named { var name = "tom" }
struct Ann: Named, Aged { var name = "ann"; var age = 9 }
final class Obj: Named { let name = "obj" }
final class Old: Named, Aged { let name = "old"; let age = 90 }
struct NB<T: Named>: Box { var item: T }
struct SB: Box { var item = "s"; var other = "o" }
struct IB: Box { var item = 1; func put(_ i: Int) -> String { "int \(i)" } }
let all: [any Named] = [Tom(), Ann(), Obj(), Old()]
for n in all { print(n.greeting, n.who(), n.kind()) }
print(Tom().who(), Ann().who(), Old().kind(), Obj().kind(), Tom().kind(), Ann().greeting)
func g<T: Named>(_ x: T) -> String { x.greeting + x.who() + x.kind() }
func ga<T: Named & Aged>(_ x: T) -> String { x.greeting + x.who() + x.kind() }
func go<T: Named & AnyObject>(_ x: T) -> String { x.greeting + x.kind() }
print(all.map { g($0) }, ga(Ann()), ga(Old()), go(Obj()))
let na: any Named & Aged = Old(); print(na.greeting, na.who(), na.kind())
let boxes: [any Box] = [NB(item: Tom()), SB(), IB()]
for b in boxes { print(b.intro(), b.same(), b.other, b.item) }
print(NB(item: Ann()).intro(), SB().same(), IB().same(), NB(item: Tom()).same(), IB().put(3), SB().put("q"))
print([Tom(), Tom()].all(), all.all(), [1].all(), [Ann()].all())
print(Optional(Tom()).nm, Optional<Obj>.none.nm, Optional(3).nm)
print(["a": 1, "b": 2].total(), ["a": 1.5].total(), [1, 1, 2].uniq(), "aab".uniq(), [3, 4].second(4) ?? 0, (1...3).uniq())
func pick<B: Box>(_ b: B) -> String where B.Item == Int { b.put(7) + b.same() + b.intro() }
func pick<B: Box>(_ b: B) -> String where B.Item: Named { b.intro() + b.same() }
func pick<B: Box>(_ b: B) -> String { "any " + b.same() }
print(pick(IB()), pick(NB(item: Tom())), pick(SB()))
for b in boxes { print(pick(b)) }
func open<B: Box>(_ b: B) -> String { b.put(b.item) + "\(B.Item.self) \(B.Other.self)" }
for b in boxes { print(open(b)) }
func isN<T>(_ x: T) -> String { "T" }
func isN<T: Named>(_ x: T) -> String { "Named" }
func isN(_ x: any Aged) -> String { "any Aged" }
print(isN(1), isN(Tom()), isN(Ann()), isN(na), all.map { isN($0) })
// expect: hi tom named value
// expect: hi ann named value
// expect: hi obj named value
// expect: hi old named value
// expect: tom! aged 9 object object value hi ann 9
// expect: ["hi tomnamedvalue", "hi annnamedvalue", "hi objnamedvalue", "hi oldnamedvalue"] hi ann 9aged 9value hi old 90aged 90value hi objobject
// expect: hi old 90 aged 90 value
// expect: no intro different default Tom(name: "tom")
// expect: no intro different o s
// expect: no intro different default 1
// expect: hi ann same different different int 3 put q
// expect: hi tom,hi tom any:hi tom,hi ann,hi obj,hi old other hi ann
// expect: hi tom none opt
// expect: 3 1.5 2 2 2 3
// expect: int 7differentno intro hi tomdifferent any different
// expect: any different
// expect: any different
// expect: any different
// expect: put Tom(name: "tom")Tom String
// expect: put sString String
// expect: int 1Int String
// expect: T Named any Aged any Aged ["Named", "Named", "Named", "Named"]
