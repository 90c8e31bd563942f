// swift-format-ignore-file
let s: any Sequence = ["a": 1]
for e in s { print(e, type(of: e)) }
let f: any Sequence = [Float(0.1)]
for e in f { print(e, type(of: e)) }
let c: any Collection = ["b": 2]
print(c.first!, c.count)
for x in c { print(x) }
let d: any Collection = [UInt8(3)]
print(type(of: d.first!), d.map { $0 }, d.map { type(of: $0) })
let z: any Sequence = zip([1], ["a"])
for e in z { print(e) }
let en: any Sequence = ["q"].enumerated()
for e in en { print(e) }
let t: any Sequence = [(a: 1, b: 2)]
for e in t { print(e, type(of: e)) }
let st: any Sequence<(key: String, value: Int)> = ["a": 1]
for e in st { print(e.key, e) }
let o: any Sequence = [Int?.some(1), nil]
for e in o { print(e) }
// expect: (key: "a", value: 1) (key: String, value: Int)
// expect: 0.1 Float
// expect: (key: "b", value: 2) 1
// expect: (key: "b", value: 2)
// expect: UInt8 [3] [Swift.UInt8]
// expect: (1, "a")
// expect: (offset: 0, element: "q")
// expect: (a: 1, b: 2) (a: Int, b: Int)
// expect: a (key: "a", value: 1)
// expect: Optional(1)
// expect: nil
