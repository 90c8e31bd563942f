// A list of many parts makes each when it is looked at; nobody can tell.
let text = (0..<400).map { "p\($0)" }.joined(separator: ",")

func parts() -> [Substring] { text.split(separator: ",") }

var total = 0
for part in parts() { total += part.count }
print(total)

let kept = parts()
print(kept.count, kept[0], kept[399], kept.first ?? "", kept.last ?? "", kept.isEmpty)
for (index, part) in kept.enumerated() where index % 150 == 0 { print(index, part) }

// Two long lists at a time.
let one = parts()
let two = text.split(separator: "p")
print(one.count, two.count, one[7], two[7])
for part in one.prefix(2) { print(part) }
print(one == parts(), one == kept, one.hashValue == kept.hashValue)

// A loop goes on where another list, or the list's own change, comes between.
var changed = parts()
var seen = 0
for part in changed {
  seen += 1
  if seen == 3 {
    changed.append("more")
    changed[0] = "first"
    print(part, changed.count, changed[0], changed[400])
  }
  if seen == 5 { print(text.split(separator: "9").count) }
}
print(seen, changed.count)

var copy = parts()
let before = copy
copy[1] = "x"
copy.removeLast(398)
print(copy, before[1], before.count)

struct Sheet {
  var rows: [Substring]
  mutating func take() -> Substring { rows.removeFirst() }
}
var sheet = Sheet(rows: parts())
print(sheet.take(), sheet.take(), sheet.rows.count)

let erased: Any = parts()
if let list = erased as? [Substring] { print(list.count, list[12]) }
print((erased as? [String]) == nil, type(of: erased))

let closure = { kept.map { $0.count }.reduce(0, +) }
print(closure(), kept.filter { $0.hasSuffix("9") }.count, kept.contains("p77"))
print(kept[10...12], kept.dropFirst(397), Array(kept.reversed())[0], kept.sorted()[5])
print(zip(kept, kept.dropFirst()).map { "\($0)\($1)" }[3], kept.firstIndex(of: "p20") ?? -1)
var rest = parts()[...]
while let part = rest.popFirst() { if part == "p398" { print(part, rest.count) } }
let line = parts().joined(separator: ",")
print(line == text, Mirror(reflecting: kept).children.count)
let nested = [parts(), parts()]
print(nested.map(\.count), nested[1][5], nested.flatMap { $0 }.count)
switch kept.count {
case 400: print("four hundred")
default: print("other")
}
var optional: [Substring]? = parts()
optional?.append("z")
print(optional?.count ?? 0, optional?.last ?? "")
print(parts().indices.last ?? 0, Set(parts()).count, Array(parts().lazy.map { $0.count }.prefix(2)))
let dictionary = Dictionary(grouping: parts()) { $0.count }
print(dictionary.keys.sorted(), dictionary[2]?.count ?? 0)
// expect: 1490
// expect: 400 p0 p399 p0 p399 false
// expect: 0 p0
// expect: 150 p150
// expect: 300 p300
// expect: 400 400 p7 7,
// expect: p0
// expect: p1
// expect: true true true
// expect: p2 401 first more
// expect: 76
// expect: 400 401
// expect: ["p0", "x"] p1 400
// expect: p0 p1 398
// expect: 400 p12
// expect: true Array<Substring>
// expect: 1490 40 true
// expect: ["p10", "p11", "p12"] ["p397", "p398", "p399"] p399 p102
// expect: p3p4 20
// expect: p398 1
// expect: true 400
// expect: [400, 400] p5 800
// expect: four hundred
// expect: 401 z
// expect: 399 400 [2, 2]
// expect: [2, 3, 4] 10
