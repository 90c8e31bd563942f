// swift-format-ignore-file
// What an initializer has put off happens before the value is handed out.
struct Step {
  var number: Int
  var log: [String] = []
  init(_ start: Int) {
    number = start
    defer {
      number = start + 1
      log.append("deferred")
    }
    log.append("body")
  }
  init?(checked start: Int) {
    if start < 0 { return nil }
    number = start
    defer { number *= 10 }
    if start > 5 { return }
    number += 1
  }
}
print(Step(3))
print(Step(checked: -1) as Any, Step(checked: 9)!.number, Step(checked: 2)!.number)

enum Light {
  case on, off
  init(_ isOn: Bool) {
    self = .off
    defer { if isOn { self = .on } }
  }
}
print(Light(true), Light(false))

final class Counter {
  var count: Int {
    didSet { print("set", oldValue, count) }
  }
  init(_ count: Int) {
    self.count = count
    defer { self.count += 1 }
  }
}
print(Counter(4).count)

struct Kept {
  var read: () -> Int = { 0 }
  var number = 1
  init(_ change: (inout Kept) -> Void) {
    defer { number += 100 }
    change(&self)
  }
}
print(Kept { $0.number = 7 }.number)

// expect: Step(number: 4, log: ["body", "deferred"])
// expect: nil 90 30
// expect: on off
// expect: 5
// expect: 107
