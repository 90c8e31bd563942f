// swift-format-ignore-file
final class Observable<T: Equatable> {
  private var listeners: [(T) -> Void] = []
  var value: T { didSet { if value != oldValue { listeners.forEach { $0(value) } } } }
  init(_ value: T) { self.value = value }
  func bind(_ f: @escaping (T) -> Void) { listeners.append(f); f(value) }
}
let name = Observable("a")
name.bind { print("1:", $0) }
name.bind { print("2:", $0.uppercased()) }
name.value = "b"
name.value = "b"

// expect: 1: a
// expect: 2: A
// expect: 1: b
// expect: 2: B
