// swift-format-ignore-file
// Exercism: clock, bank, matrix, roman, bob, robot-name, etc.
struct Clock: Equatable, CustomStringConvertible, Hashable {
  private var m: Int
  init(hours: Int, minutes: Int = 0) {
    let t = (hours * 60 + minutes) % 1440; m = t < 0 ? t + 1440 : t
  }
  func add(minutes n: Int) -> Clock { Clock(hours: 0, minutes: m + n) };
  func subtract(minutes n: Int) -> Clock { add(minutes: -n) }
  var description: String {
    [m / 60, m % 60].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
print(
  Clock(hours: -1, minutes: -160), Clock(hours: 8).add(minutes: 1439),
  Clock(hours: 24) == Clock(hours: 0), Set([Clock(hours: 1), Clock(hours: 25)]).count)
enum NucleotideError: Error { case invalid(Character) }
struct DNA {
  let counts: [Character: Int];
  init(strand: String) throws {
    counts = try strand.reduce(into: ["A": 0, "C": 0, "G": 0, "T": 0]) {
      guard $0[$1] != nil else { throw NucleotideError.invalid($1) }; $0[$1]! += 1
    }
  }
}
do {
  print(try DNA(strand: "GATTACA").counts.sorted { $0.key < $1.key }); _ = try DNA(strand: "GAX")
} catch NucleotideError.invalid(let c) { print("bad \(c)") } catch { print("?") }
func roman(_ n: Int) -> String {
  var n = n;
  return [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ].reduce("") { acc, p in
    defer { n %= p.0 }; return acc + String(repeating: p.1, count: n / p.0)
  }
}
print([1, 4, 9, 49, 1999, 3024].map(roman(_:)))
extension Int {
  func toRoman() -> String { roman(self) };
  var digits: [Int] { String(self).compactMap(\.wholeNumberValue) };
  var isArmstrong: Bool {
    let d = digits;
    return d.map { x in (0..<d.count).reduce(1) { a, _ in a * x } }.reduce(0, +) == self
  }
  init?(oct s: String) {
    guard s.allSatisfy({ ("0"..."7").contains($0) }) else { return nil };
    self = s.reduce(0) { $0 * 8 + Int(String($1))! }
  }
}
print((100...500).filter(\.isArmstrong), Int(oct: "17") as Any, Int(oct: "19") as Any, 44.toRoman())
class Bob {
  static func hey(_ i: String) -> String {
    let s = i.filter { !$0.isWhitespace };
    switch (s.isEmpty, s.last == "?", s == s.uppercased() && s != s.lowercased()) {
    case (true, _, _): return "Fine.";
    case (_, true, true): return "Calm down!";
    case (_, true, _): return "Sure.";
    case (_, _, true): return "Whoa!";
    default: return "Whatever."
    }
  }
}
print(["  ", "Ok?", "WHAT?", "HEY", "meh", "4?"].map(Bob.hey))
func isPangram(_ s: String) -> Bool {
  Set(s.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }).count == 26
};
func isIsogram(_ s: String) -> Bool {
  let l = s.lowercased().filter(\.isLetter); return Set(l).count == l.count
}
print(
  isPangram("The quick brown fox jumps over the lazy dog"), isIsogram("lumberjacks"),
  isIsogram("isogram"))
struct Matrix: CustomStringConvertible {
  let rows: [[Int]]; var columns: [[Int]] { rows[0].indices.map { c in rows.map { $0[c] } } }
  init(_ s: String) {
    rows = s.split(separator: "\n").map { $0.split(separator: " ").map { Int($0)! } }
  }
  var saddlePoints: Set<[Int]> {
    var r: Set<[Int]> = [];
    for (i, row) in rows.enumerated() {
      for (j, v) in row.enumerated() where v == row.max() && v == columns[j].min() {
        r.insert([i, j])
      }
    }; return r
  };
  var description: String {
    rows.map { $0.map(String.init).joined(separator: " ") }.joined(separator: "\n")
  }
}
let mx = Matrix("9 8 7\n5 3 2\n6 6 7"); print(mx, mx.columns, mx.saddlePoints)
func raindrops(_ n: Int) -> String {
  let s = [(3, "Pling"), (5, "Plang"), (7, "Plong")].filter { n % $0.0 == 0 }.map { $1 }.joined();
  return s.isEmpty ? "\(n)" : s
}; print((28...30).map(raindrops))
func rle(_ s: String) -> String {
  var out = "", i = s.startIndex;
  while i < s.endIndex {
    let c = s[i]; let run = s[i...].prefix { $0 == c };
    out += (run.count > 1 ? String(run.count) : "") + String(c); i = run.endIndex
  }; return out
}
func unrle(_ s: String) -> String {
  var n = 0;
  return s.reduce(into: "") {
    if let d = $1.wholeNumberValue {
      n = n * 10 + d
    } else {
      $0 += String(repeating: $1, count: max(n, 1)); n = 0
    }
  }
}; print(rle("WWWBWWWW zz"), unrle(rle("AABCCCDEEEE")))
struct Queens {
  let w: (Int, Int), b: (Int, Int);
  var canAttack: Bool { w.0 == b.0 || w.1 == b.1 || abs(w.0 - b.0) == abs(w.1 - b.1) };
  var board: String {
    (0..<8).map { r in
      (0..<8).map { c in (r, c) == w ? "W" : (r, c) == b ? "B" : "_" }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
let qs = Queens(w: (2, 4), b: (6, 6)); print(qs.canAttack); print(qs.board)
func pascal(_ n: Int) -> [[Int]] {
  (0..<n).reduce(into: [[Int]]()) { t, _ in
    t.append(t.last.map { l in [1] + zip(l, l.dropFirst()).map(+) + [1] } ?? [1])
  }
}; pascal(5).forEach { print($0) }
func change(_ amt: Int, _ coins: [Int]) -> [Int]? {
  var best: [[Int]?] = [[]] + Array(repeating: nil, count: amt);
  for a in stride(from: 1, through: amt, by: 1) {
    for c in coins where c <= a {
      if let p = best[a - c], best[a].map({ p.count + 1 < $0.count }) ?? true { best[a] = p + [c] }
    }
  }; return best[amt]?.sorted()
}; print(change(63, [1, 5, 10, 21, 25]) as Any, change(3, [5]) as Any)
enum Bucket: CaseIterable { case one, two; var other: Self { self == .one ? .two : .one } };
print(Bucket.allCases.map(\.other))
func primes(_ n: Int) -> [Int] {
  var s = Array(repeating: true, count: n + 1); s[0...1] = [false, false];
  for i in 2...n where s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } };
  return s.indices.filter { s[$0] }
}; print(primes(40))
func anagrams(_ w: String, _ l: [String]) -> [String] {
  l.filter {
    $0.lowercased() != w.lowercased() && $0.lowercased().sorted() == w.lowercased().sorted()
  }
}; print(anagrams("Listen", ["enlists", "Silent", "LISTEN", "inlets"]))
let scores = [1: "AEIOULNRST", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"];
let byLetter = Dictionary(uniqueKeysWithValues: scores.flatMap { k, v in v.map { ($0, k) } });
print("Quirky".uppercased().compactMap { byLetter[$0] }.reduce(0, +))
func collatz(_ n: Int) throws -> Int {
  struct E: Error, Equatable {}; guard n > 0 else { throw E() };
  return n == 1 ? 0 : try 1 + collatz(n % 2 == 0 ? n / 2 : n * 3 + 1)
}; print((try? collatz(12)) ?? -1, (try? collatz(0)) as Any)
struct Luhn {
  static func ok(_ s: String) -> Bool {
    let d = s.filter { $0 != " " };
    guard d.count > 1, d.allSatisfy(\.isNumber) else { return false };
    return d.reversed().enumerated().map { i, c in
      let v = c.wholeNumberValue!; return i % 2 == 1 ? (v * 2 > 9 ? v * 2 - 9 : v * 2) : v
    }.reduce(0, +) % 10 == 0
  }
}; print(Luhn.ok("4539 3195 0343 6467"), Luhn.ok("8273 1232 7352 0569"))

// expect: 20:20 07:59 true 1
// expect: [(key: "A", value: 3), (key: "C", value: 1), (key: "G", value: 1), (key: "T", value: 2)]
// expect: bad X
// expect: ["I", "IV", "IX", "XLIX", "MCMXCIX", "MMMXXIV"]
// expect: [153, 370, 371, 407] Optional(15) nil XLIV
// expect: ["Fine.", "Sure.", "Calm down!", "Whoa!", "Whatever.", "Sure."]
// expect: true true true
// expect: 9 8 7
// expect: 5 3 2
// expect: 6 6 7 [[9, 5, 6], [8, 3, 6], [7, 2, 7]] [[1, 0]]
// expect: ["Plong", "29", "PlingPlang"]
// expect: 3WB4W 2z AABCCCDEEEE
// expect: false
// expect: _ _ _ _ _ _ _ _
// expect: _ _ _ _ _ _ _ _
// expect: _ _ _ _ W _ _ _
// expect: _ _ _ _ _ _ _ _
// expect: _ _ _ _ _ _ _ _
// expect: _ _ _ _ _ _ _ _
// expect: _ _ _ _ _ _ B _
// expect: _ _ _ _ _ _ _ _
// expect: [1]
// expect: [1, 1]
// expect: [1, 2, 1]
// expect: [1, 3, 3, 1]
// expect: [1, 4, 6, 4, 1]
// expect: Optional([21, 21, 21]) nil
// expect: [main.Bucket.two, main.Bucket.one]
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
// expect: ["Silent", "inlets"]
// expect: 22
// expect: 9 nil
// expect: true false
