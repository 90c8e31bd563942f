// swift-format-ignore-file
// Overrides of every kind of member.
// overriding combos
class A { var s = 1; var c: Int { 10 }; var cs: Int { get { s * 2 } set { s = newValue / 2 } }; let l = 5; class var k: Int { 1 }; static var st = 7; class func f(_ x: Int = 3) -> String { "A.f\(x) \(k) \(self)" }; subscript(i: Int) -> Int { get { i + s } set { s = newValue - i } }; subscript(s: String) -> String { s }; func g<T>(_ t: T) -> String { "A.g \(T.self)" }; func o(_ x: Int) -> String { "A.oI" }; func o(_ x: Any) -> String { "A.oAny" }; func d(_ x: Int = 1) -> Int { x }; init() { post() }; func post() { print("A.post") }; func opt() -> A? { nil }; func par(_ b: B) -> String { "A.par" }; var clos: () -> Int { { self.s } }; func thr() throws -> Int { throw Er.a } ; lazy var lz = s + c; static func == (l: A, r: A) -> Bool { l.s == r.s } }
enum Er: Error { case a }
class B: A { override var s: Int { didSet { print("B.s", oldValue, s) } }; override var c: Int { super.c + s }; override var cs: Int { get { super.cs + 1 } set { print("set cs", newValue); super.cs = newValue } }; override class var k: Int { super.k + 10 }; override class func f(_ x: Int = 4) -> String { "B" + super.f(x) }; override subscript(i: Int) -> Int { get { super[i] * 10 } set { super[i] = newValue / 10 } }; override func g<T>(_ t: T) -> String { "B" + super.g([t]) }; override func o(_ x: Int) -> String { "B" + super.o(x) + super.o(x as Any) }; override func d(_ x: Int = 2) -> Int { super.d() + x * 100 }; override func post() { super.post(); print("B.post", s, c) }; override func opt() -> B { self }; override func par(_ b: A) -> String { "B.par" }; override var clos: () -> Int { let p = super.clos; return { p() + 1000 } }; override func thr() -> Int { (try? super.thr()) ?? -1 } }
class Cc: B { override var s: Int { get { super.s } set { super.s = newValue + 1 } }; override final func post() { print("C.post") }; override var c: Int { get { super.c } set { s = newValue } } }
let a = A(), b = B(), c = Cc(); let bs: [A] = [a, b, c]
for x in bs { x.s += 1; x.cs = 20; x[2] = 50; print(x.s, x.c, x.cs, x[1], x["q"], x.g(1), x.o(1), x.o("a"), x.d(), x.d(5), x.opt() as Any is A, x.par(b), x.clos(), (try? x.thr()) as Any, x.lz, x == a) }
print(A.f(), B.f(), Cc.f(), type(of: bs[2]).f(9), A.k, Cc.k, B.st, Cc.st); B.st = 8; print(A.st); c.c = 77; print(c.s, (c as A).c, b.d(), (b as A).d()); let m: (A) -> (Int) -> String = A.o; print(m(b)(1)); func dy(_ t: A.Type) -> String { t.f() + "\(t.k)" + "\(type(of: t.init2()))" }
extension A { class func init2() -> A { A() }; var ext: String { "ext \(c)" };  }
print(dy(B.self), c.ext, b.ext); class Sh<T> { var v: T; init(_ v: T) { self.v = v }; func eq(_ o: T) -> String { "Sh" }; func mk() -> Sh<T> { Sh(v) } }; class Si: Sh<Int> { override func eq(_ o: Int) -> String { "Si \(o + v)" + super.eq(o) }; override func mk() -> Si { Si(v + 1) }; override var v: Int { willSet { print("will", newValue) } } }; let sh: Sh<Int> = Si(3); sh.v += 4; print(sh.eq(1), sh.mk().v, type(of: sh.mk())); class Sx<U>: Sh<[U]> { func add(_ u: U) { v.append(u) }; override func eq(_ o: [U]) -> String { "Sx\(o.count)" } }; let sx = Sx([1]); sx.add(2); print(sx.v, sx.eq([]), (sx as Sh<[Int]>).eq([1, 2]))
// expect: A.post
// expect: A.post
// expect: B.post 1 11
// expect: C.post
// expect: 48 10 96 49 q A.g Int A.oI A.oAny 1 5 false A.par 48 nil 58 true
// expect: B.s 1 2
// expect: set cs 20
// expect: B.s 2 10
// expect: B.s 10 3
// expect: 3 13 7 40 q BA.g Array<Int> BA.oIA.oAny A.oAny 101 501 true B.par 1003 Optional(-1) 16 false
// expect: B.s 1 3
// expect: set cs 20
// expect: B.s 3 11
// expect: B.s 11 4
// expect: 4 14 9 50 q BA.g Array<Int> BA.oIA.oAny A.oAny 101 501 true B.par 1004 Optional(-1) 18 false
// expect: A.f3 1 A BA.f4 11 B BA.f4 11 Cc BA.f9 11 Cc 1 11 7 7
// expect: 8
// expect: B.s 4 78
// expect: 78 88 201 101
// expect: BA.oIA.oAny
// expect: A.post
// expect: BA.f3 11 B11A ext 88 ext 13
// expect: will 7
// expect: Si 8Sh 8 Si
// expect: [1, 2] Sx0 Sx2
