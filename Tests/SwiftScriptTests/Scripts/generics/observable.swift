final class Observable<Value> {
  private var observers: [(Value) -> Void] = []
  var value: Value { didSet { observers.forEach { $0(value) } } }
  init(_ value: Value) { self.value = value }
  func observe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer); observer(value)
  }
}
let title = Observable("a")
title.observe { print("title:", $0) }
title.value = "b"
// expect: title: a
// expect: title: b
