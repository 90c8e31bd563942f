// swift-format-ignore-file
// What the description of a part prints comes behind the text of the parts before it.
struct Talk: CustomStringConvertible { let n: Int; var description: String { print("<asked \(n)>", terminator: ""); return "T\(n)" } }
struct Plain { let a: Talk; let b: Talk }
enum Wrap { case one(Talk), two(x: Talk, y: Talk), pair((Talk, Talk)), none }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { print("[d]", terminator: ""); return "desc" }; var debugDescription: String { print("[dd]", terminator: ""); return "debug" } }
print(Talk(n: 1), Talk(n: 2))
print(Plain(a: Talk(n: 1), b: Talk(n: 2)))
print(Wrap.one(Talk(n: 1)), Wrap.two(x: Talk(n: 2), y: Talk(n: 3)), Wrap.none)
print(Wrap.pair((Talk(n: 4), Talk(n: 5))))
print((Talk(n: 1), b: Talk(n: 2)))
print([Talk(n: 1), Talk(n: 2)])
print(Optional(Talk(n: 1)) as Any)
print("x", Plain(a: Talk(n: 1), b: Talk(n: 2)), "y", separator: "|", terminator: "!\n")
print("\(Talk(n: 1)) and \(Plain(a: Talk(n: 1), b: Talk(n: 2)))")
print(Both(), [Both()], (Both(), 1))
debugPrint(Both(), Talk(n: 9))
var s = ""
print(Talk(n: 1), Talk(n: 2), to: &s)
print(s, terminator: "")
struct Log: TextOutputStream { var parts: [String] = []; mutating func write(_ string: String) { parts.append(string) } }
var log = Log()
print("a", 1, Talk(n: 3), to: &log)
print(log.parts)
print(["k": Talk(n: 1)])
print(String(describing: Talk(n: 7)), String(reflecting: Both()))
class Obj: CustomStringConvertible { var kids: [Obj] = []; let n: String; init(_ n: String) { self.n = n }; var description: String { print("(\(n))", terminator: " "); return "\(n)\(kids)" } }
let o = Obj("root"); o.kids = [Obj("a"), Obj("b")]
print("tree:", o)
print(o, o.kids)
dump(Plain(a: Talk(n: 1), b: Talk(n: 2)))
var dumped = ""
dump([Talk(n: 3)], to: &dumped)
print(dumped)
// expect: <asked 1>T1 <asked 2>T2
// expect: Plain(a: <asked 1>T1, b: <asked 2>T2)
// expect: one(<asked 1>T1) two(x: <asked 2>T2, y: <asked 3>T3) none
// expect: pair(<asked 4>T4, <asked 5>T5)
// expect: (<asked 1>T1, b: <asked 2>T2)
// expect: <asked 1><asked 2>[T1, T2]
// expect: <asked 1>Optional(T1)
// expect: x|Plain(a: <asked 1>T1, b: <asked 2>T2)|y!
// expect: <asked 1><asked 1><asked 2>T1 and Plain(a: T1, b: T2)
// expect: [d]desc [dd][debug] ([dd]debug, 1)
// expect: [dd]debug <asked 9>T9
// expect: <asked 1><asked 2>T1 T2
// expect: <asked 3>["", "a", " ", "1", " ", "T3", "\n"]
// expect: <asked 1>["k": T1]
// expect: <asked 7>[dd]T7 debug
// expect: tree: (root) (a) (b) root[a[], b[]]
// expect: (root) (a) (b) root[a[], b[]] (a) (b) [a[], b[]]
// expect: ▿ main.Plain
// expect:   ▿ a: <asked 1>T1
// expect:     - n: 1
// expect:   ▿ b: <asked 2>T2
// expect:     - n: 2
// expect: <asked 3>▿ 1 element
// expect:   ▿ T3
// expect:     - n: 3
// expect:
