// swift-format-ignore-file
// What an optional has to hold is asked for when the change begins: behind the operand.
struct S { var n = 1 }
final class C {
  var o: Int? = 1 { willSet { print("will \(newValue as Any)") } didSet { print("did \(oldValue as Any)") } }
  var c: Int? { get { print("get"); return o } set { print("set"); o = newValue } }
  var s: S? = S()
  var cs: S? { get { print("get s"); return s } set { print("set s"); s = newValue } }
}
func f() -> Int { print("f"); return 5 }
let k = C()
k.o! += f()
k.c! += f()
k.c! = f()
k.cs!.n += f()
k.cs!.n = f()
k.s!.n -= f()
k.cs?.n += f()
k.c? += f()
var l: Int? = 3
l! += f()
l! = f()
print(k.o!, k.s!.n, l!)
var arr: [Int]? = [1]
arr!.append(f()); arr![0] += f(); arr![0] = f()
var d: [String: [Int]?] = ["a": [1]]
d["a"]!!.append(f()); d["a"]!![0] += f()
print(arr!, d["a"]!!)
// expect: f
// expect: will Optional(6)
// expect: did Optional(1)
// expect: f
// expect: get
// expect: set
// expect: will Optional(11)
// expect: did Optional(6)
// expect: f
// expect: get
// expect: set
// expect: will Optional(5)
// expect: did Optional(11)
// expect: f
// expect: get s
// expect: set s
// expect: f
// expect: get s
// expect: set s
// expect: f
// expect: get s
// expect: f
// expect: set s
// expect: get
// expect: f
// expect: set
// expect: will Optional(10)
// expect: did Optional(5)
// expect: f
// expect: f
// expect: 10 5 5
// expect: f
// expect: f
// expect: f
// expect: f
// expect: f
// expect: [5, 5] [6, 5]
