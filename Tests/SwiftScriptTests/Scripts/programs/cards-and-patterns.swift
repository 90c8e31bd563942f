// swift-format-ignore-file
// Pattern matching in all places; control flow; labeled loops; tuples; enums with raw values; switch expressions
enum Suit: String, CaseIterable { case spades = "♠", hearts = "♥" }
enum Rank: Int, CaseIterable, Comparable { case two = 2, jack = 11, queen, king, ace
    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
    var name: String { self >= .jack ? "\(self)".prefix(1).uppercased() : "\(rawValue)" } }
struct Card: Hashable, CustomStringConvertible { let rank: Rank, suit: Suit; var description: String { rank.name + suit.rawValue } }
let deck = Suit.allCases.flatMap { s in Rank.allCases.map { Card(rank: $0, suit: s) } }
print(deck)
enum Shape { case circle(r: Double), rect(w: Double, h: Double), poly([(x: Double, y: Double)]), group([Shape], name: String?) }
func area(_ s: Shape) -> Double {
    switch s {
    case .circle(let r) where r < 0: return 0
    case .circle(r: let r): return 3 * r * r
    case .rect(let w, let h) where w == h: return w * w
    case let .rect(w, h): return w * h
    case .poly(let pts) where pts.count < 3: return 0
    case .poly(let pts): return zip(pts, pts.dropFirst() + pts.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    case .group(let all, name: .some): return all.map(area).reduce(0, +)
    case .group(let all, name: nil): return all.map(area).max() ?? 0
    }
}
let shapes: [Shape] = [.circle(r: 2), .rect(w: 2, h: 2), .rect(w: 2, h: 3), .poly([(0, 0), (2, 0), (2, 2), (0, 2)]), .group([], name: nil), .group([.circle(r: 1), .rect(w: 1, h: 1)], name: "g"), .group([.circle(r: 1)], name: nil)]
print(shapes.map(area))
func classify(_ v: Any) -> String {
    switch v {
    case is Bool: "bool"
    case let n as Int where n < 0: "negative"
    case 0 as Int: "zero"
    case let n as Int: "int \(n)"
    case let s as String where s.isEmpty: "empty"
    case let s as String: "string \(s.count)"
    case let (a, b) as (Int, Int): "pair \(a + b)"
    case let arr as [Any] where arr.count > 2: "long array"
    case let arr as [Int]: "ints \(arr.reduce(0, +))"
    case let f as (Int) -> Int: "fn \(f(2))"
    case let o as Int?: o == nil ? "nil int" : "some"
    case let c as any CustomStringConvertible: "csc \(c.description)"
    case _ where v is Card: "card"
    default: "other"
    }
}
print([1, -1, 0, true, "", "abc", (1, 2), [1, 2], [1, 2, 3], { (x: Int) in x * 5 }, deck[0], 2.5].map { classify($0 as Any) })
outer: for i in 1...4 {
    for j in 1... {
        switch (i, j) {
        case (_, 4...): continue outer
        case (3, 2): break outer
        case let (a, b) where a == b: continue
        case (1, let k), (2, let k): print(i, k, terminator: "; ")
        default: print("d\(i)\(j)", terminator: "; ")
        }
    }
}
print()
let opt: Int?? = .some(nil)
switch opt { case .some(.some(let x)): print(x); case .some(.none): print("inner nil"); case .none: print("nil") }
if case let x? = opt { print(x as Any) }
let pts = [(1, 2), (0, 5), (3, 0)]
for case (let x, 1...) in pts where x > 0 { print("x", x) }
guard case (let first, _)? = pts.first, first == 1 else { fatalError() }
let grade = switch first * 42 { case ..<0: "F"; case 0..<50: "C"; case 50...: "A"; default: "?" }
let sign = if first > 0 { "+" } else if first < 0 { "-" } else { "0" }
print(grade, sign)
var n = 27, steps = 0
while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }
repeat { steps -= 100 } while steps > 0
print(steps)
do { let (q, r) = 17.quotientAndRemainder(dividingBy: 5); var (a, b, _) = (q, r, "x"); (a, b) = (b, a); print(a, b) }
func fizz(_ n: Int) -> String { switch (n % 3 == 0, n % 5 == 0) { case (true, true): "FizzBuzz"; case (true, _): "Fizz"; case (_, true): "Buzz"; default: "\(n)" } }
print((1...15).map(fizz).joined(separator: " "))
switch deck.last { case Card(rank: .ace, suit: .hearts)?: print("ace of hearts"); case .some(let c): print(c); case nil: break }
let ch: Character = "k"
switch ch { case "a", "e", "i", "o", "u": print("vowel"); case "a"..."z": print("consonant"); case _ where ch.isNumber: print("digit"); default: print("?") }
func days(_ m: Int, leap: Bool) -> Int { switch m { case 2 where leap: 29; case 2: 28; case 4, 6, 9, 11: 30; case 1...12: 31; case let x: x } }
print((1...12).map { days($0, leap: true) }.reduce(0, +))
x: do { if steps < 0 { break x }; print("not reached") }
switch 3 { case 3: print("three"); fallthrough; case 4: print("four"); default: print("none") }
// expect: [2♠, J♠, Q♠, K♠, A♠, 2♥, J♥, Q♥, K♥, A♥]
// expect: [12.0, 4.0, 6.0, 4.0, 0.0, 4.0, 3.0]
// expect: ["int 1", "negative", "zero", "bool", "empty", "string 3", "pair 3", "ints 3", "long array", "fn 10", "csc 2♠", "csc 2.5"]
// expect: 1 2; 1 3; 2 1; 2 3; d31; 
// expect: inner nil
// expect: nil
// expect: x 1
// expect: C +
// expect: -89
// expect: 2 3
// expect: 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
// expect: ace of hearts
// expect: consonant
// expect: 366
// expect: three
// expect: four
