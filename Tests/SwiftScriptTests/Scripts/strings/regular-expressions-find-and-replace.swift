// swift-format-ignore-file
import Foundation
let text = "Order 12-ab on 2024-03-15, order 7-zz on 2023-11-02."
if let m = text.firstMatch(of: /(\d+)-([a-z]+)/) {
    print(m.0, m.1, m.2, m.output.1, text[m.range], Int(m.1) ?? 0)
    let (whole, num, _) = m.output
    print(whole, num)
}
for m in text.matches(of: /(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/) { print(m.year, m.month, m.output.day, m.0) }
print(text.contains(/\d{4}/), text.contains(/xyz/), "abc".wholeMatch(of: /[a-c]+/) != nil, "abcd".wholeMatch(of: /[a-c]+/) == nil)
print(text.replacing(/\d+/, with: "#"))
print(text.replacing(/(\d+)-(\w+)/) { "\($0.2)-\($0.1)" })
print(text.replacing(/[0-9]+/, with: "", maxReplacements: 1))
var t = text; t.replace(/order/.ignoresCase(), with: "O"); print(t)
t.replace(/(\d)\d*/) { m in String(repeating: "*", count: m.0.count) + m.1 }; print(t)
print("a1b22c".split(separator: /\d+/), "a, b;c".split(separator: /[,;]\s*/), "a1b22c".ranges(of: /\d+/).count)
let re = /([A-Z])(\w*)?(?:-(x|y))?/
print(type(of: re))
if let m = "Hello-x".wholeMatch(of: re) { print(m.1, m.2 as Any, m.3 as Any) }
if let m = "Q".prefixMatch(of: re) { print(m.1, m.2 ?? "nil", m.3 ?? "nil") }
let opt = /(a)|(b)/
if let m = "b".firstMatch(of: opt) { print(m.1 == nil, m.2!) }
let dyn = try Regex("(\\w+)@(\\w+)\\.com")
if let m = "mail bob@site.com now".firstMatch(of: dyn) { print(m[1].substring ?? "", m.output[2].substring!, m.output.count, m.0) }
if let m = try dyn.wholeMatch(in: "a@b.com") { print(m.output[0].substring ?? "-", m.range.lowerBound == "a@b.com".startIndex) }
do { _ = try Regex("(unclosed") } catch { print("bad pattern") }
let typed = try Regex("(\\d+):(\\d+)", as: (Substring, Substring, Substring).self)
print("at 12:45".firstMatch(of: typed)!.2)
let multi = #/
  (?<key> \w+ ) \s* = \s*   # the key
  (?<value> .+ )            # the (value)
/#
for line in "a = 1\nbb=two words\nnone".split(separator: "\n") { if let m = line.wholeMatch(of: multi) { print(m.key, "→", m.value) } }
let email = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/
func isValid(_ s: String) -> Bool { s.firstMatch(of: email) != nil }
print(isValid("a.b@c.org"), isValid("a@b"), (try? email.firstMatch(in: "x@y.zz")) != nil)
let dates = text.matches(of: /\d{4}-\d\d-\d\d/).map { String($0.output) }
print(dates, text.firstRange(of: /on/).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? -1)
print("  pad".trimmingPrefix(/\s+/), "abc".starts(with: /a./), text.matches(of: /\bo\w*/.ignoresCase()).count)
struct Rule { let name: String; let pattern: Regex<Substring> }
let rules = [Rule(name: "num", pattern: /\d+/), Rule(name: "id", pattern: /[a-z_]\w*/), Rule(name: "op", pattern: /[-+*\/=]/), Rule(name: "ws", pattern: /\s+/)]
func lex(_ s: String) -> [String] {
    var rest = s[...], out: [String] = []
    loop: while !rest.isEmpty {
        for r in rules { if let m = rest.prefixMatch(of: r.pattern) { if r.name != "ws" { out.append("\(r.name):\(m.output)") }; rest = rest[m.range.upperBound...]; continue loop } }
        out.append("?\(rest.removeFirst())")
    }
    return out
}
print(lex("x1 = 42 + y/3 $"))
// expect: 12-ab 12 ab 12 12-ab 12
// expect: 12-ab 12
// expect: 2024 03 15 2024-03-15
// expect: 2023 11 02 2023-11-02
// expect: true false true true
// expect: Order #-ab on #-#-#, order #-zz on #-#-#.
// expect: Order ab-12 on 03-2024-15, order zz-7 on 11-2023-02.
// expect: Order -ab on 2024-03-15, order 7-zz on 2023-11-02.
// expect: O 12-ab on 2024-03-15, O 7-zz on 2023-11-02.
// expect: O **1-ab on ****2-**0-**1, O *7-zz on ****2-**1-**0.
// expect: ["a", "b", "c"] ["a", "b", "c"] 2
// expect: Regex<(Substring, Substring, Optional<Substring>, Optional<Substring>)>
// expect: H Optional("ello") Optional("x")
// expect: Q  nil
// expect: true b
// expect: bob site 3 bob@site.com
// expect: a@b.com true
// expect: bad pattern
// expect: 45
// expect: a → 1
// expect: bb → two words
// expect: true false true
// expect: ["2024-03-15", "2023-11-02"] 12
// expect: pad true 4
// expect: ["id:x1", "op:=", "num:42", "op:+", "id:y", "op:/", "num:3", "?$"]
