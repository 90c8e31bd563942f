// swift-format-ignore-file
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  static func lazy(_ f: @escaping () -> Parser) -> Parser { Parser { f().run(&$0) } }
  static func pure(_ o: Output) -> Parser { Parser { _ in o } }
  static var fail: Parser { Parser { _ in nil } }
  func right<B>(_ p: Parser<B>) -> Parser<B> { Parser<B> { run(&$0) == nil ? nil : p.run(&$0) } }
  func or(_ p: Parser) -> Parser { Parser { run(&$0) ?? p.run(&$0) } }
}
extension Parser where Output == Int { static var int: Parser { Parser { s in let d = s.prefix(while: \.isNumber); s.removeFirst(d.count); return Int(d) } } }
extension Parser where Output == Character { static func ch(_ c: Character) -> Parser { Parser { s in s.first == c ? s.removeFirst() : nil } } }
func num() -> Parser<Int> { .int }
let p = Parser.ch("(").right(.lazy(num))
var s = "(12)"[...]
print(p.run(&s) as Any, s)
let q = Parser.ch("x").or(.ch("y")).right(.pure("done")).or(.fail)
var t = "yz"[...]
print(q.run(&t) as Any)
func both<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { Parser { s in guard let x = a.run(&s), let y = b.run(&s) else { return nil }; return (x, y) } }
var u = "5a"[...]
print(both(.int, .ch("a")).run(&u)!)
// expect: Optional(12) )
// expect: Optional("done")
// expect: (5, "a")
