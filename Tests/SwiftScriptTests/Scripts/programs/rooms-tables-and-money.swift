// swift-format-ignore-file
// Game of life, bank simulation, text adventure state, tokenizer, matrix printing
struct Life: CustomStringConvertible { var alive: Set<Cell>; struct Cell: Hashable { let x, y: Int; var around: [Cell] { (-1...1).flatMap { dx in (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) } } } }
    init(_ s: String) { alive = []; for (y, l) in s.split(separator: "\n", omittingEmptySubsequences: false).enumerated() { for (x, c) in l.enumerated() where c == "#" { alive.insert(.init(x: x, y: y)) } } }
    mutating func step() { var n: [Cell: Int] = [:]; for c in alive { for a in c.around { n[a, default: 0] += 1 } }; alive = Set(n.filter { $1 == 3 || ($1 == 2 && alive.contains($0)) }.keys) }
    var description: String { (0..<5).map { y in (0..<5).map { x in alive.contains(Cell(x: x, y: y)) ? "#" : "." }.joined() }.joined(separator: "\n") } }
var life = Life("\n\n.###"); life.step(); print(life); life.step(); print(life.alive.count)
enum Token: Equatable, CustomStringConvertible { case num(Double), op(Character), id(Substring), str(String), paren(open: Bool)
    var description: String { switch self { case let .num(n): n.description; case .op(let c): String(c); case .id(let s): "id:\(s)"; case .str(let s): s.debugDescription; case .paren(open: true): "("; case .paren: ")" } } }
struct Lexer { var rest: Substring; init(_ s: String) { rest = s[...] }
    mutating func next() -> Token? {
        rest = rest.drop(while: \.isWhitespace)
        guard let c = rest.first else { return nil }
        func take(_ n: Int) -> Substring { defer { rest = rest.dropFirst(n) }; return rest.prefix(n) }
        switch c {
        case _ where c.isNumber: let t = rest.prefix { $0.isNumber || $0 == "." }; rest.removeFirst(t.count); return Double(t).map(Token.num)
        case _ where c.isLetter || c == "_": let t = rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }); rest = rest[t.endIndex...]; return .id(t)
        case "\"": rest.removeFirst(); let t = rest.prefix { $0 != "\"" }; rest = rest.dropFirst(t.count + 1); return .str(String(t))
        case "(", ")": rest.removeFirst(); return .paren(open: c == "(")
        default: rest.removeFirst(); return .op(c)
        } } }
let tokens = { var l = Lexer(#"foo_1 = 3.5 * (bar + "hi there") - 2"#); var all: [Token] = []; while let t = l.next() { all.append(t) }; return all }(); print(tokens, tokens.contains(.op("*")), tokens.filter { if case .num = $0 { true } else { false } }.count)
protocol Account: AnyObject { var balance: Int { get set }; var owner: String { get }; func fee(for amount: Int) -> Int }
extension Account { func fee(for amount: Int) -> Int { 0 }
    func withdraw(_ n: Int) -> Result<Int, BankError> { let total = n + fee(for: n); guard balance >= total else { return .failure(.insufficient(missing: total - balance)) }; balance -= total; return .success(balance) } }
enum BankError: Error, Equatable { case insufficient(missing: Int) }
final class Basic: Account { var balance: Int; let owner: String; init(_ o: String, _ b: Int) { owner = o; balance = b }; func fee(for n: Int) -> Int { max(1, n / 100) } }
final class Gold: Account { var balance = 1000; let owner = "gold" }
let accounts: [any Account] = [Basic("ann", 100), Gold()]
for a in accounts { print(a.owner, a.withdraw(100), a.withdraw(50).map { "left \($0)" }, terminator: "|") }
print()
for case let b as Basic in accounts { print(b.balance) }
class Room { let name: String; lazy private(set) var exits: [Direction: Room] = [:]; init(_ n: String) { name = n }
    enum Direction: String, CaseIterable { case n, s, e, w; var opposite: Self { switch self { case .n: .s; case .s: .n; case .e: .w; case .w: .e } } }
    func link(_ d: Direction, _ r: Room) { exits[d] = r; r.exits[d.opposite] = self } 
    subscript(d: String) -> Room? { Direction(rawValue: d).flatMap { exits[$0] } } }
let hall = Room("hall"), attic = Room("attic"); hall.link(.n, attic)
var here = hall; for cmd in "n n s x".split(separator: " ").map(String.init) { if let r = here[cmd] { here = r; print("->", r.name, terminator: " ") } else { print("no \(cmd)", terminator: " ") } }; print()
struct Table { var head: [String]; var rows: [[Any]]
    func text() -> String { let cells = [head] + rows.map { $0.map { "\($0)" } }; let w = head.indices.map { i in cells.map { $0[i].count }.max() ?? 0 }
        return cells.map { r in zip(r, w).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ") }.joined(separator: "\n") } }
print(Table(head: ["name", "n"], rows: [["a", 1], ["long one", 22.5]]).text())
let roman: [(Int, String)] = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
func toRoman(_ n: Int) -> String { var n = n; return roman.reduce(into: "") { s, p in while n >= p.0 { s += p.1; n -= p.0 } } }
print([1994, 2024, 4].map(toRoman))
struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { let cents: Int; init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func * (a: Money, n: Int) -> Money { .init(cents: a.cents * n) }
    var description: String { let (d, c) = cents.quotientAndRemainder(dividingBy: 100); return "$\(d).\(c < 10 ? "0" : "")\(c)" } }
let cart: KeyValuePairs<String, (price: Money, qty: Int)> = ["pen": (2, 3), "ink": (Money(cents: 1205), 1)]
print(cart.map { "\($0.key)=\($0.value.price * $0.value.qty)" }, cart.reduce(0 as Money) { $0 + $1.value.price * $1.value.qty }, cart.map(\.value.price).max()!)
// expect: .....
// expect: ..#..
// expect: ..#..
// expect: ..#..
// expect: .....
// expect: 3
// expect: [id:foo_1, =, 3.5, *, (, id:bar, +, "hi there", ), -, 2.0] true 2
// expect: ann failure(main.BankError.insufficient(missing: 1)) success("left 49")|gold success(900) success("left 850")|
// expect: 49
// expect: -> attic no n -> hall no x 
// expect: name     | n   
// expect: a        | 1   
// expect: long one | 22.5
// expect: ["MCMXCIV", "MMXXIV", "IV"]
// expect: ["pen=$6.00", "ink=$12.05"] $18.05 $12.05
