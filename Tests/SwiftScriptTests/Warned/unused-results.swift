// swift-format-ignore-file
struct Counter {
  func next() -> Int { 1 }
  func plus(_ n: Int) -> Int { n }
  @discardableResult func quiet() -> Int { 2 }
}
func named(count: Int) -> Int { count }
Counter().next()  // warning: result of call to 'next()' is unused
Counter().plus(2)  // warning: result of call to 'plus' is unused
Counter().quiet()
named(count: 3)  // warning: result of call to 'named(count:)' is unused
[1, 2].map { $0 * 2 }  // warning: result of call to 'map' is unused
Counter()  // warning: result of 'Counter' initializer is unused
let n = 5
n == 6  // warning: result of operator '==' is unused
func inside() {
  n + 1  // warning: result of operator '+' is unused
  named(count: 3)  // warning: result of call to 'named(count:)' is unused
}
_ = named(count: 4)
func timed(for n: Int = 1, _ body: () -> Void) -> Int { n }
timed { }  // warning: result of call to 'timed(for:_:)' is unused
let three = { 3 }
three()  // warning: result of call to function returning 'Int' is unused
var maybe: Counter? = Counter()
maybe?.next()  // warning: result of call to 'next()' is unused
maybe = nil
