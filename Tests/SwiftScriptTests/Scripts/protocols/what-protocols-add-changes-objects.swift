// What a protocol adds for values changes objects, too: setters, subscripts and mutating methods.
protocol Counted {
  var n: Int { get set }
  mutating func reset()
  subscript(at i: Int) -> Int { get set }
}
class Meter: Counted {
  var n = 0 { didSet { print("n", n, terminator: ";") } }
  init() {}
  func reset() { n = -1 }
  subscript(at i: Int) -> Int {
    get { n + i }
    set { n = newValue - i }
  }
}
class Scaled: Meter {
  override var n: Int {
    get { super.n }
    set { super.n = newValue * 10 }
  }
}
class Generic: Counted {
  var n = 0
  init() {}
  func reset() { n = -3 }
  subscript<Place>(at i: Place) -> Int {
    get { n }
    set {
      print("set at", Place.self, newValue, terminator: ";")
      n = newValue
    }
  }
}
struct Plain: Counted {
  var n = 0
  mutating func reset() { n = -2 }
  subscript(at i: Int) -> Int {
    get { n + i }
    set { n = newValue - i }
  }
}
extension Counted {
  var twice: Int {
    get { n * 2 }
    set { n = newValue / 2 }
  }
  subscript(i: Int) -> Int {
    get { n + i }
    set { n = newValue - i }
  }
  mutating func bump(_ k: Int = 1) { n += k }
  mutating func all() {
    bump()
    reset()
    bump(5)
    twice = 12
    self[1] += 2
  }
  static func += (a: inout Self, k: Int) { a.n += k }
}
extension Counted where Self: Meter {
  var half: Int {
    get { n / 2 }
    set { n = newValue * 2 }
  }
}
func change<T: Counted>(_ given: T) {
  var x = given
  x.n = 3
  x.n += 1
  x.twice = 10
  x.twice += 2
  x[2] = 9
  x[2] += 1
  x[at: 1] = 4
  x[at: 1] += 1
  x.bump()
  x.all()
  x += 2
  print(x.n, x.twice)
}
change(Meter())
change(Scaled())
change(Generic())
change(Plain())
let meter = Meter()
var same = meter
same.twice = 8
same[2] = 9
same.bump()
same.all()
same += 4
print(meter.n, meter === same)
meter.half = 5
print(meter.n)
var any: any Counted = Meter()
any.twice = 4
any[1] = 8
any[at: 2] += 3
any.bump()
any.all()
print(any.n)
any = Plain()
any.twice = 4
any[1] = 8
any.all()
print(any.n)
struct Holder {
  var counted: any Counted = Meter()
  var meter = Meter()
}
var holder = Holder()
holder.counted.bump()
holder.counted[1] = 3
holder.meter.bump(2)
holder.meter[1] = 4
holder.meter += 6
print(holder.counted.n, holder.meter.n)

protocol Renewable: Counted { init() }
final class Fresh: Renewable {
  var n = 7
  init() {}
  func reset() {}
  subscript(at i: Int) -> Int {
    get { n }
    set { n = newValue }
  }
}
extension Renewable { mutating func renew() { self = Self() } }
var fresh = Fresh()
let old = fresh
fresh.n = 1
fresh.renew()
print(fresh === old, fresh.n, old.n)
protocol Styled: AnyObject { var n: Int { get set } }
extension Styled {
  var tripled: Int {
    get { n * 3 }
    set { n = newValue / 3 }
  }
}
extension Generic: Styled {}
let styled = Generic()
styled.tripled = 9
styled.tripled += 3
print(styled.n)
// expect: n 3;n 4;n 5;n 6;n 7;n 8;n 3;n 4;n 5;n 6;n -1;n 4;n 6;n 8;n 10;10 20
// expect: n 30;n 310;n 50;n 510;n 70;n 710;n 30;n 310;n 3110;n 31110;n -10;n -50;n 60;n 620;n 6220;6220 12440
// expect: set at Int 4;set at Int 5;10 20
// expect: 10 20
// expect: n 4;n 7;n 8;n 9;n -1;n 4;n 6;n 8;n 12;12 true
// expect: n 10;10
// expect: n 2;n 7;n 10;n 11;n 12;n -1;n 4;n 6;n 8;8
// expect: 8
// expect: n 1;n 2;n 2;n 3;n 9;2 9
// expect: false 7 1
// expect: 4
