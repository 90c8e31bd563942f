let d = ["a": 1]
print(d.keys.firstIndex(of: "a") == d.keys.startIndex, d.values.firstIndex(of: 2) == nil)
let s: Set = [3]
print(s[s.startIndex], s.index(after: s.startIndex) == s.endIndex, s.distance(from: s.startIndex, to: s.endIndex))
print(d[d.index(forKey: "a")!], d.keys[d.keys.index(d.keys.startIndex, offsetBy: 0)], d.values.indices.count)
var t: Set = ["x"]
print(t.remove(at: t.firstIndex(of: "x")!), t.isEmpty)
var e = d
print(e.remove(at: e.startIndex), e.isEmpty)
// expect: true true
// expect: 3 true 1
// expect: (key: "a", value: 1) a 1
// expect: x true
// expect: (key: "a", value: 1) true
