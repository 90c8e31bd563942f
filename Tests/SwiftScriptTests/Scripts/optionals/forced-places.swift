// swift-format-ignore-file
// Forced optionals as places of calls, subscripts, swaps and closures.
struct Box { var v: Int? = 1; var list: [Int]? = [1, 2]; var inner: In? = In() ; mutating func bump() { v! += 1 } }
struct In { var n = 0 { didSet { print("n \(oldValue) -> \(n)") } }; var o: Int?; mutating func add(_ k: Int) { n += k }; subscript(i: Int) -> Int { get { print("get [\(i)]"); return n } set { print("set [\(i)]"); n = newValue } } }
func f(_ s: String = "f") -> Int { print(s); return 5 }
func change(_ x: inout Int, by k: Int) { x += k }
func both(_ x: inout Int, _ y: inout Int) { x += 1; y += 10 }
class K { var b: Box! = Box() { didSet { print("b set") } }; var c: Box? { get { print("get c"); return b } set { print("set c"); b = newValue } }
  static var s: Box? = Box() }
var b: Box? = Box()
change(&b!.v!, by: f()); b!.bump(); b!.list![f() - 4] += f("g"); print(b!.v!, b!.list!)
b!.inner!.add(f()); b!.inner![f()] += f("h"); b!.inner!.o = 3; b!.inner!.o! *= f(); print(b!.inner!)
let k = K()
k.b.v! += f(); k.c!.v! += f(); k.c!.inner!.add(f()); change(&k.c!.v!, by: f()); k.c!.list!.append(f()); print(k.b.v!, k.b.list!)
k.b.inner!.n = f(); k.b!.inner!.n += 1
both(&k.b.v!, &b!.v!); both(&k.b.inner!.n, &b!.inner!.n)
K.s!.v! += f(); K.s!.v = nil; K.s!.v = f(); print(K.s!.v!)
var t: (Int?, [String: Int?]) = (1, ["a": 2]); t.0! += f(); t.1["a"]!! += f(); t.1["a"]! = nil; print(t)
let q = { () -> Int in b!.v! += f(); return b!.v! }; print(q(), q())
func g(_ x: inout Int?) { x! += f(); x = nil; x = 4; x! -= 1 }
g(&b!.v); print(b!.v!)
var arr: [Int?] = [1, nil]; arr[0]! += f(); for i in arr.indices where arr[i] != nil { arr[i]! += i }; print(arr)
var oo: Int?? = 1; oo!! += f(); print(oo!!)
(b!.v!, k.b.v!) = (f("x"), f("y")); swap(&b!.v!, &arr[0]!); print(b!.v!, arr)
b!.inner!.n += b!.inner!.n; b!.v! = b!.v! + 1
weak var w: K? = k; w!.b.v! += f(); w?.b.v! += f()
// expect: f
// expect: f
// expect: g
// expect: 7 [1, 7]
// expect: f
// expect: n 0 -> 5
// expect: f
// expect: h
// expect: get [5]
// expect: set [5]
// expect: n 5 -> 10
// expect: f
// expect: In(n: 10, o: Optional(15))
// expect: f
// expect: b set
// expect: f
// expect: get c
// expect: set c
// expect: b set
// expect: f
// expect: get c
// expect: n 0 -> 5
// expect: set c
// expect: b set
// expect: f
// expect: get c
// expect: set c
// expect: b set
// expect: f
// expect: get c
// expect: set c
// expect: b set
// expect: 16 [1, 2, 5]
// expect: f
// expect: n 5 -> 5
// expect: b set
// expect: n 5 -> 6
// expect: b set
// expect: b set
// expect: n 10 -> 20
// expect: n 6 -> 7
// expect: b set
// expect: f
// expect: f
// expect: 5
// expect: f
// expect: f
// expect: (Optional(6), ["a": nil])
// expect: f
// expect: f
// expect: 22 27
// expect: f
// expect: 3
// expect: f
// expect: [Optional(6), nil]
// expect: f
// expect: 6
// expect: x
// expect: y
// expect: b set
// expect: 6 [Optional(5), nil]
// expect: n 20 -> 40
// expect: f
// expect: b set
// expect: f
// expect: b set
