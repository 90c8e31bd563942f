// swift-format-ignore-file
import Foundation
let text = "añb,c🇩🇪d,,é"
var parts = text.split(separator: ",")
print(parts, parts[1].count, parts[1].utf8.count, parts[1].startIndex == text.firstIndex(of: "c")!)
var p = parts[1]
p += "!"; p.append("x"); p.append(contentsOf: "yz")
print(p, parts[1], p.first!, p.last!, p.dropFirst(), p.uppercased(), p.hasPrefix("c"))
p.removeLast(2)
print(p, p.base, String(p))
for _ in 0..<3 { p += p }
print(p.count, p == p[...], p.hashValue == String(p).hashValue, Set([p, p]).count)
let ascii = "key=value;other=thing"
var d: [Substring: Int] = [:]
for pair in ascii.split(separator: ";") { let kv = pair.split(separator: "="); d[kv[0], default: 0] += kv[1].count; print(ascii.distance(from: ascii.startIndex, to: kv[1].startIndex), ascii[kv[1].startIndex...]) }
print(d["key"]!, d["other"]!, ascii.split(separator: "=", maxSplits: 1)[1].split(separator: ";").joined(separator: "|"))

// expect: ["añb", "c🇩🇪d", "é"] 3 10 true
// expect: c🇩🇪d!xyz c🇩🇪d c z 🇩🇪d!xyz C🇩🇪D!XYZ true
// expect: c🇩🇪d!x c🇩🇪d!xyz c🇩🇪d!x
// expect: 40 true true 1
// expect: 4 value;other=thing
// expect: 16 thing
// expect: 5 5 value|other=thing
