// swift-format-ignore-file
// Indices of sets, dictionaries and ranges.
let s: Set<String> = ["a"]
let i = s.firstIndex(of: "a")!
print(s[i], s[s.startIndex], s.index(after: i) == s.endIndex)
let d = ["k": 1, "l": 2]
if let i = d.index(forKey: "k") { print(d[i].key, d[i].value, d[i]) }
print(d[d.startIndex].key.count, d.keys.firstIndex(of: "l") != nil)
if let j = d.firstIndex(where: { $0.value == 2 }) { print(d[j]) }
let c = 3...7
print(c.firstIndex(of: 5) != nil, c[c.startIndex], c[c.index(after: c.startIndex)], c[c.index(c.startIndex, offsetBy: 2)])
print(c.distance(from: c.startIndex, to: c.endIndex), c.indices.count)
let r = 3..<7
print(r.startIndex, r.endIndex, r.firstIndex(of: 4)!, r[4], r.index(after: 3))
var st: Set<Int> = [1]
st.remove(at: st.startIndex)
print(st)
var dd = ["x": 1]
print(dd.remove(at: dd.index(forKey: "x")!), dd)
let w = s.randomElement()!
print(w, s.indices.count, s.first!)
// expect: a a true
// expect: k 1 (key: "k", value: 1)
// expect: 1 true
// expect: (key: "l", value: 2)
// expect: true 3 4 5
// expect: 5 5
// expect: 3 7 4 4 4
// expect: []
// expect: (key: "x", value: 1) [:]
// expect: a 1 a
