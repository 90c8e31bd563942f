// swift-format-ignore-file
// What is dropped ends in Swift's order.
class Temp { let n: Int; init(_ n: Int) { self.n = n; print("init", n) }; deinit { print("deinit", n) } }
func f(_ t: Temp) -> Temp { print("in f", t.n); return Temp(t.n + 10) }
func g(_ t: Temp) -> Int { print("in g", t.n); return t.n }
func same(_ t: Temp) -> Temp { t }
func nothing(_ t: Temp) { print("nothing", t.n) }
@discardableResult func h(_ t: Temp) -> Temp { Temp(t.n + 100) }
_ = f(Temp(1))
print("--1")
_ = g(Temp(2))
print("--2")
_ = same(Temp(3))
print("--3")
h(Temp(4))
print("--4")
nothing(Temp(5))
print("--5")
_ = Temp(6)
print("--6")
_ = Temp(7).n
print("--7")
_ = (Temp(8), Temp(9))
print("--8")
let x = f(Temp(20))
print("--9", x.n)
_ = [Temp(30), Temp(31)].count
print("--10")
func inside() {
  _ = f(Temp(40))
  print("--11")
  h(Temp(41))
  print("--12")
  let _ = f(Temp(42))
  print("--13")
  _ = f(f(Temp(43)))
  print("--14")
  h(h(Temp(44)))
  print("--15")
  let a = g(Temp(45)) + g(Temp(46))
  print("--16", a)
  print(f(Temp(47)).n)
  print("--17")
}
inside()
struct Holder { let t: Temp; func get() -> Temp { print("get"); return t }; func make() -> Temp { Temp(t.n * 10) } }
_ = Holder(t: Temp(50)).get()
print("--18")
_ = Holder(t: Temp(51)).make()
print("--19")
let opt: Temp? = Temp(60)
_ = opt.map { f($0) }
print("--20")
_ = f(Temp(61)) === f(Temp(62))
print("--21")
// expect: init 1
// expect: in f 1
// expect: init 11
// expect: deinit 11
// expect: deinit 1
// expect: --1
// expect: init 2
// expect: in g 2
// expect: deinit 2
// expect: --2
// expect: init 3
// expect: deinit 3
// expect: --3
// expect: init 4
// expect: init 104
// expect: deinit 104
// expect: deinit 4
// expect: --4
// expect: init 5
// expect: nothing 5
// expect: deinit 5
// expect: --5
// expect: init 6
// expect: deinit 6
// expect: --6
// expect: init 7
// expect: deinit 7
// expect: --7
// expect: init 8
// expect: deinit 8
// expect: init 9
// expect: deinit 9
// expect: --8
// expect: init 20
// expect: in f 20
// expect: init 30
// expect: deinit 20
// expect: --9 30
// expect: init 30
// expect: init 31
// expect: deinit 30
// expect: deinit 31
// expect: --10
// expect: init 40
// expect: in f 40
// expect: init 50
// expect: deinit 50
// expect: deinit 40
// expect: --11
// expect: init 41
// expect: init 141
// expect: deinit 141
// expect: deinit 41
// expect: --12
// expect: init 42
// expect: in f 42
// expect: init 52
// expect: deinit 52
// expect: deinit 42
// expect: --13
// expect: init 43
// expect: in f 43
// expect: init 53
// expect: deinit 43
// expect: in f 53
// expect: init 63
// expect: deinit 63
// expect: deinit 53
// expect: --14
// expect: init 44
// expect: init 144
// expect: deinit 44
// expect: init 244
// expect: deinit 244
// expect: deinit 144
// expect: --15
// expect: init 45
// expect: in g 45
// expect: deinit 45
// expect: init 46
// expect: in g 46
// expect: deinit 46
// expect: --16 91
// expect: init 47
// expect: in f 47
// expect: init 57
// expect: deinit 47
// expect: deinit 57
// expect: 57
// expect: --17
// expect: init 50
// expect: get
// expect: deinit 50
// expect: --18
// expect: init 51
// expect: init 510
// expect: deinit 510
// expect: deinit 51
// expect: --19
// expect: init 60
// expect: in f 60
// expect: init 70
// expect: deinit 70
// expect: --20
// expect: init 61
// expect: in f 61
// expect: init 71
// expect: deinit 61
// expect: init 62
// expect: in f 62
// expect: init 72
// expect: deinit 62
// expect: deinit 72
// expect: deinit 71
// expect: --21
