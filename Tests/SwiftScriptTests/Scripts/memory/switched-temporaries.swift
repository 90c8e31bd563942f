// swift-format-ignore-file
// What is switched over ends before a body that asks for no part of it.
class Temp { let n: Int; init(_ n: Int) { self.n = n; print("init", n) }; deinit { print("deinit", n) } }
enum E { case a(Temp), b(Temp, Int), c }
func make(_ n: Int) -> E { n == 0 ? .a(Temp(1)) : n == 1 ? .b(Temp(2), 5) : .c }
func opt(_ n: Int) -> Temp? { n == 0 ? Temp(n) : nil }
for n in 0...2 {
  switch make(n) {
  case .a(let t): print("a", t.n)
  case .b(_, let k): print("b", k)
  default: print("default")
  }
  print("end", n)
  switch make(n) {
  case .c: print("c")
  default: print("default")
  }
  print("end2", n)
}
switch Temp(7) {
default: print("in default")
}
print("after 7")
switch Temp(8) {
case let t where t.n == 3: print("three")
case let t: print("in t", t.n)
}
print("after 8")
switch Temp(9) {
case let t where t.n == 3: print("three")
default: print("in default 9")
}
print("after 9")
switch Temp(10).n {
case 10: print("ten")
default: print("other")
}
print("after 10")
switch (Temp(11), 3) {
case (let t, 3): print("three", t.n)
default: print("other")
}
print("after 11")
switch (Temp(12), 3) {
case (_, 3): print("three")
default: print("other")
}
print("after 12")
switch (Temp(13), 3) {
case (_, 4): print("four")
default: print("other")
}
print("after 13")
switch opt(0) {
case .some: print("some")
case nil: print("nil")
}
print("after 14")
switch opt(0) {
case let t?: print("some", t.n)
case nil: print("nil")
}
print("after 15")
switch opt(0) {
case nil: print("nil")
default: print("default")
}
print("after 16")
if case .a = make(0) { print("is a") }
print("after 17")
if case .b = make(0) { print("is b") } else { print("not b") }
print("after 18")
if case .b(let t, _) = make(1) { print("is b", t.n) }
print("after 19")
func sw(_ n: Int) -> Int {
  switch make(n) {
  case .a: return 1
  case .b: return 2
  case .c: return 3
  }
}
print(sw(0)); print(sw(1))
func sw2(_ n: Int) {
  switch make(n) {
  case .a: print("a"); fallthrough
  case .b: print("b")
  case .c: print("c")
  }
  print("end sw2")
}
sw2(0)
if let t = opt(0) { print("let", t.n) } else { print("none") }
print("after 20")
if opt(0) != nil { print("not nil") }
print("after 21")
switch Temp(30) as AnyObject {
case is Temp: print("is temp")
default: print("no")
}
print("after 22")
switch Temp(31) as Any {
case let t as Temp: print("as", t.n)
default: print("no")
}
print("after 23")
// expect: init 1
// expect: a 1
// expect: deinit 1
// expect: end 0
// expect: init 1
// expect: deinit 1
// expect: default
// expect: end2 0
// expect: init 2
// expect: b 5
// expect: deinit 2
// expect: end 1
// expect: init 2
// expect: deinit 2
// expect: default
// expect: end2 1
// expect: default
// expect: end 2
// expect: c
// expect: end2 2
// expect: init 7
// expect: deinit 7
// expect: in default
// expect: after 7
// expect: init 8
// expect: in t 8
// expect: deinit 8
// expect: after 8
// expect: init 9
// expect: deinit 9
// expect: in default 9
// expect: after 9
// expect: init 10
// expect: deinit 10
// expect: ten
// expect: after 10
// expect: init 11
// expect: three 11
// expect: deinit 11
// expect: after 11
// expect: init 12
// expect: three
// expect: deinit 12
// expect: after 12
// expect: init 13
// expect: deinit 13
// expect: other
// expect: after 13
// expect: init 0
// expect: deinit 0
// expect: some
// expect: after 14
// expect: init 0
// expect: some 0
// expect: deinit 0
// expect: after 15
// expect: init 0
// expect: deinit 0
// expect: default
// expect: after 16
// expect: init 1
// expect: deinit 1
// expect: is a
// expect: after 17
// expect: init 1
// expect: deinit 1
// expect: not b
// expect: after 18
// expect: init 2
// expect: is b 2
// expect: deinit 2
// expect: after 19
// expect: init 1
// expect: deinit 1
// expect: 1
// expect: init 2
// expect: deinit 2
// expect: 2
// expect: init 1
// expect: deinit 1
// expect: a
// expect: b
// expect: end sw2
// expect: init 0
// expect: let 0
// expect: deinit 0
// expect: after 20
// expect: init 0
// expect: deinit 0
// expect: not nil
// expect: after 21
// expect: init 30
// expect: deinit 30
// expect: is temp
// expect: after 22
// expect: init 31
// expect: as 31
// expect: deinit 31
// expect: after 23
