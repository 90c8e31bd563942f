// swift-format-ignore-file
infix operator ==>
struct A { var n = "w" }
func ==> (a: A, d: [Double]) -> Double { d[0] }
func ==> (a: A, d: [String: Double]) -> Double { d["a"]! }
print(A() ==> [1, 2])
print(A() ==> ["a": 3])
infix operator ==>>
func ==>> (a: A, d: (Double, [Double])) -> Double { d.1[0] }
print(A() ==>> (1, [2]))
infix operator ==>>>
func ==>>> (a: A, d: [Double?]) -> Int { d.count }
func ==>>> (a: A, d: Set<Double>) -> Int { d.count }
print(A() ==>>> [1, nil])
struct V { var x = 0.0; static func == (a: V, t: (Double, Double)) -> Bool { a.x == t.0 } }
print(V(x: 6) == (6, 12))
func ==> (d: [Double], a: A) -> Double { d[1] }
print([1, 2] ==> A())
// expect: 1.0
// expect: 3.0
// expect: 2.0
// expect: 2
// expect: true
// expect: 2.0
