// swift-format-ignore-file
// Lists of what JSON has, cast to lists of truths and numbers.
import Foundation
let js = #"{"a": [true, false], "n": [1, 2.5], "o": {"k": [true]}, "t": [[1, 0], []], "m": [{"on": true, "x": 1}]}"#
guard let o = try? JSONSerialization.jsonObject(with: Data(js.utf8)) as? [String: Any] else { fatalError() }
print(o["a"] as? [Bool] ?? [], o["n"] as? [Double] ?? [], o["n"] as? [Int] as Any, o["o"] as? [String: [Bool]] ?? [:], o["t"] as? [[Int]] ?? [], o["t"] as? [[Bool]] ?? [])
let m = (o["m"] as? [[String: Any]]) ?? []
print(m.count, m[0]["on"] as? Bool as Any, m[0]["x"] as? Int as Any, (m[0]["on"] as! Bool) ? "on" : "off", (o["a"] as? [Bool])?.filter { $0 }.count as Any)
if let flags = o["a"] as? [Bool] { for f in flags { print(f, !f, type(of: f)) } }
// expect: [true, false] [1.0, 2.5] nil ["k": [true]] [[1, 0], []] [[true, false], []]
// expect: 1 Optional(true) Optional(1) on Optional(1)
// expect: true false Bool
// expect: false true Bool
