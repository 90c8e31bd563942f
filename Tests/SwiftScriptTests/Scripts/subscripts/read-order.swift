// swift-format-ignore-file
// Of a variable that could be set the indices come first and then its properties; anything else is read step by step.
func t<T>(_ s: String, _ x: T) -> T { print(s); return x }
struct P { var n = 0; subscript(i: Int) -> Int { get { print("read", i); return n } set { print("write") } }; func m(_ i: Int) -> Int { i }; var q: Q { get { print("get q"); return Q() } set { print("set q") } } 
  subscript(s s: String) -> Q { print("read s"); return Q() } }
struct Q { subscript(i: Int) -> Int { print("q read", i); return i }; let a = [1, 2]; let d = ["k": 1] }
struct W { var p = P(); var view: P { get { print("get"); return p } set { print("set"); p = newValue } }; var ro: P { print("ro"); return p }; let l = P(); var arr: [Int] { print("arr"); return [1, 2] }; lazy var lz: P = { print("lazy"); return P() }()
  static var st: P { print("st"); return P() } }
final class C { var p = P(); var view: P { get { print("get"); return p } set { print("set"); p = newValue } }; var ro: P { print("ro"); return p }; var arr: [Int] { print("arr"); return [1, 2] }; var w = W() }
func mw() -> W { print("mw"); return W() }
func mc() -> C { print("mc"); return C() }
func f() {
  var w = W(); let lw = W(); let c = C(); var vc = C()
  print("1"); _ = w.view[t("i", 1)]
  print("2"); _ = lw.view[t("i", 1)]
  print("3"); _ = mw().view[t("i", 1)]
  print("4"); _ = c.view[t("i", 1)]
  print("5"); _ = mc().view[t("i", 1)]
  print("6"); _ = w.ro[t("i", 1)]
  print("7"); _ = mw().ro[t("i", 1)]
  print("8"); _ = c.ro[t("i", 1)]
  print("9"); _ = w.arr[t("i", 1)]
  print("10"); _ = mc().arr[t("i", 1)]
  print("11"); _ = w.view.m(t("i", 1))
  print("12"); _ = w.view.q[t("i", 1)]
  print("13"); _ = w.ro[s: t("i", "a")][t("j", 2)]
  print("14"); _ = w.view.q.a[t("i", 1)]
  print("15"); _ = w.lz[t("i", 1)]
  print("16"); _ = W.st[t("i", 1)]
  print("17"); _ = c.w.view[t("i", 1)]
  print("18"); _ = vc.w.ro[t("i", 1)]
  print("19"); _ = w.view.q.d[t("k", "k")]
  print("20"); _ = [t("x", 1), 2][t("i", 0)]
  print("21"); _ = t("w", w)[keyPath: \.view][t("i", 1)]
  print("22"); let o: W? = w; _ = o?.view[t("i", 1)]
  print("23"); _ = o!.ro[t("i", 1)]
  print("24"); w.view[t("i", 1)] = 3
  print("25"); w.view[t("i", 1)] += 3
  print("26"); _ = (w.view)[t("i", 1)]
  print("27"); _ = (w.ro as P)[t("i", 1)]
  print("28"); _ = { w.view }()[t("i", 1)]
  print("29"); _ = w.ro.n + t("i", 1)
  print("30"); print(mw().view[t("i", 1)], mc().ro[t("j", 2)])
  vc = c
}
f()
extension W { func inside() { print("31"); _ = view[t("i", 1)]; _ = self.ro[t("i", 1)]; _ = arr[t("i", 1)] }; mutating func mut() { print("32"); _ = view[t("i", 1)]; _ = lz[t("j", 1)]; _ = arr[t("k", 0)] } }
var gw = W(); gw.inside(); gw.mut()
print("33"); _ = gw.view[t("i", 1)]
// expect: 1
// expect: i
// expect: get
// expect: read 1
// expect: 2
// expect: get
// expect: i
// expect: read 1
// expect: 3
// expect: mw
// expect: get
// expect: i
// expect: read 1
// expect: 4
// expect: i
// expect: get
// expect: read 1
// expect: 5
// expect: mc
// expect: i
// expect: get
// expect: read 1
// expect: 6
// expect: ro
// expect: i
// expect: read 1
// expect: 7
// expect: mw
// expect: ro
// expect: i
// expect: read 1
// expect: 8
// expect: ro
// expect: i
// expect: read 1
// expect: 9
// expect: arr
// expect: i
// expect: 10
// expect: mc
// expect: arr
// expect: i
// expect: 11
// expect: get
// expect: i
// expect: 12
// expect: get
// expect: get q
// expect: i
// expect: q read 1
// expect: 13
// expect: ro
// expect: i
// expect: read s
// expect: j
// expect: q read 2
// expect: 14
// expect: get
// expect: get q
// expect: i
// expect: 15
// expect: i
// expect: lazy
// expect: read 1
// expect: 16
// expect: st
// expect: i
// expect: read 1
// expect: 17
// expect: i
// expect: get
// expect: read 1
// expect: 18
// expect: ro
// expect: i
// expect: read 1
// expect: 19
// expect: get
// expect: get q
// expect: k
// expect: 20
// expect: x
// expect: i
// expect: 21
// expect: w
// expect: get
// expect: i
// expect: read 1
// expect: 22
// expect: get
// expect: i
// expect: read 1
// expect: 23
// expect: ro
// expect: i
// expect: read 1
// expect: 24
// expect: i
// expect: get
// expect: write
// expect: set
// expect: 25
// expect: i
// expect: get
// expect: read 1
// expect: write
// expect: set
// expect: 26
// expect: i
// expect: get
// expect: read 1
// expect: 27
// expect: ro
// expect: i
// expect: read 1
// expect: 28
// expect: get
// expect: i
// expect: read 1
// expect: 29
// expect: ro
// expect: i
// expect: 30
// expect: mw
// expect: get
// expect: i
// expect: read 1
// expect: mc
// expect: ro
// expect: j
// expect: read 2
// expect: 0 0
// expect: 31
// expect: get
// expect: i
// expect: read 1
// expect: ro
// expect: i
// expect: read 1
// expect: arr
// expect: i
// expect: 32
// expect: i
// expect: get
// expect: read 1
// expect: j
// expect: lazy
// expect: read 1
// expect: arr
// expect: k
// expect: 33
// expect: i
// expect: get
// expect: read 1
