// swift-format-ignore-file
// What a closure is called with tells what it takes; a `Void` need not be spoken of.
print({ $0 + $1 }(1, 2), { a, b in a.count + b }("abc", 4))
let (quotient, rest) = { (a: Int, b: Int) in (a / b, a % b) }(17, 5)
print(quotient, rest)

final class Signal<Value> {
    private var observers: [(Value) -> Void] = []
    func observe(_ body: @escaping (Value) -> Void) { observers.append(body) }
    func send(_ value: Value) { observers.forEach { $0(value) } }
}

let taps = Signal<Void>()
var count = 0
taps.observe { count += 1 }
taps.observe { _ in count += 10 }
taps.send(())
taps.send(())
print(count)
// expect: 3 7
// expect: 3 2
// expect: 22
