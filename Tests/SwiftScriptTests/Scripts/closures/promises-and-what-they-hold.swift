// swift-format-ignore-file
// What a closure hands on tells what the call makes; of two functions the one whose closure gives less is called.
final class Promise<T> {
  private var callbacks: [(T) -> Void] = []
  private var value: T?
  init(_ work: (@escaping (T) -> Void) -> Void) { work { self.fulfil($0) } }
  private func fulfil(_ v: T) { value = v; callbacks.forEach { $0(v) }; callbacks = [] }
  func then<U>(_ f: @escaping (T) -> U) -> Promise<U> { Promise<U> { done in self.on { done(f($0)) } } }
  func then<U>(_ f: @escaping (T) -> Promise<U>) -> Promise<U> { Promise<U> { done in self.on { f($0).on(done) } } }
  func on(_ c: @escaping (T) -> Void) { if let value { c(value) } else { callbacks.append(c) } }
}
let p = Promise { done in done(3) }
p.then { $0 * 2 }.then { n in Promise { done in done("n=\(n)") } }.on { print($0) }
Promise<Int> { d in d(1) }.then { a in Promise<Int> { d in d(a + 1) } }.on { print($0) }
func make<T>(_ work: ((T) -> Void) -> Void) -> T? { nil }
print(make { done in done(3) } as Any, make { $0("x") } as Any)
let r = make { done in
  let x = 1
  done(x)
}
print(r as Any)
// expect: n=6
// expect: 2
// expect: nil nil
// expect: nil
