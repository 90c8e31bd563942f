// swift-format-ignore-file
var a = [(String, Int)](); a.append(("x", 1)); print(a)
typealias K = UInt32
var b = [(key: K, value: Int)](); b.append((key: 1, value: 2)); print(b)
var c = [String: (min: Int, max: Int)](); c["a"] = (1, 2); print(c["a"]!)
var d = [(key: UInt32, value: Int)](); d.append((3, 4)); print(d[0].key)
var e = Array<(key: K, value: Int)>(); print(e.count); e = []
var f = [(K, (Int) -> Int)](); f.append((1, { $0 + 1 })); print(f[0].1(2))
var g = [[(a: Int, b: K?)]](); g.append([(1, nil)]); print(g)
var h = [(Int?, [String])](); h.append((nil, [])); print(h)
var i = Set<[Int]>(); i.insert([1]); print(i)
// expect: [("x", 1)]
// expect: [(key: 1, value: 2)]
// expect: (min: 1, max: 2)
// expect: 3
// expect: 0
// expect: 3
// expect: [[(a: 1, b: nil)]]
// expect: [(nil, [])]
// expect: [[1]]
