// swift-format-ignore-file
// Combine-like pipeline
final class Cancel { private var f: (() -> Void)?; init(_ f: @escaping () -> Void) { self.f = f }; func cancel() { f?(); f = nil }
  func store(in set: inout [Cancel]) { set.append(self) } }
protocol Publisher<Output> { associatedtype Output; func sink(_ r: @escaping (Output) -> Void) -> Cancel }
struct Map<Up: Publisher, Output>: Publisher { let up: Up; let f: (Up.Output) -> Output
  func sink(_ r: @escaping (Output) -> Void) -> Cancel { up.sink { r(f($0)) } } }
struct Filter<Up: Publisher>: Publisher { let up: Up; let p: (Up.Output) -> Bool
  func sink(_ r: @escaping (Up.Output) -> Void) -> Cancel { up.sink { if p($0) { r($0) } } } }
struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output { let a: A, b: B
  func sink(_ r: @escaping (A.Output) -> Void) -> Cancel { let x = a.sink(r), y = b.sink(r); return Cancel { x.cancel(); y.cancel() } } }
struct CombineLatest<A: Publisher, B: Publisher>: Publisher { let a: A, b: B
  typealias Output = (A.Output, B.Output)
  func sink(_ r: @escaping (Output) -> Void) -> Cancel {
    var la: A.Output?, lb: B.Output?
    func push() { if let la, let lb { r((la, lb)) } }
    let x = a.sink { la = $0; push() }, y = b.sink { lb = $0; push() }
    return Cancel { x.cancel(); y.cancel() } } }
struct Scan<Up: Publisher, Output>: Publisher { let up: Up; let start: Output; let f: (Output, Up.Output) -> Output
  func sink(_ r: @escaping (Output) -> Void) -> Cancel { var s = start; return up.sink { s = f(s, $0); r(s) } } }
struct AnyPublisher<Output>: Publisher { private let box: (@escaping (Output) -> Void) -> Cancel
  init<P: Publisher>(_ p: P) where P.Output == Output { box = p.sink }
  func sink(_ r: @escaping (Output) -> Void) -> Cancel { box(r) } }
final class Subject<Output>: Publisher { private var subs: [Int: (Output) -> Void] = [:]; private var n = 0
  func send(_ o: Output) { for k in subs.keys.sorted() { subs[k]?(o) } }
  func sink(_ r: @escaping (Output) -> Void) -> Cancel { n += 1; let k = n; subs[k] = r; return Cancel { [weak self] in self?.subs[k] = nil } } }
struct Just<Output>: Publisher { let v: Output; func sink(_ r: @escaping (Output) -> Void) -> Cancel { r(v); return Cancel {} } }
extension Publisher {
  func map<T>(_ f: @escaping (Output) -> T) -> Map<Self, T> { Map(up: self, f: f) }
  func map<T>(_ kp: KeyPath<Output, T>) -> Map<Self, T> { Map(up: self) { $0[keyPath: kp] } }
  func filter(_ p: @escaping (Output) -> Bool) -> Filter<Self> { Filter(up: self, p: p) }
  func scan<T>(_ s: T, _ f: @escaping (T, Output) -> T) -> Scan<Self, T> { Scan(up: self, start: s, f: f) }
  func merge<P: Publisher>(with p: P) -> Merge<Self, P> where P.Output == Output { Merge(a: self, b: p) }
  func combineLatest<P: Publisher>(_ p: P) -> CombineLatest<Self, P> { CombineLatest(a: self, b: p) }
  func eraseToAnyPublisher() -> AnyPublisher<Output> { AnyPublisher(self) }
  func assign<R: AnyObject>(to kp: ReferenceWritableKeyPath<R, Output>, on r: R) -> Cancel { sink { r[keyPath: kp] = $0 } }
  func removeDuplicates() -> Filter<Self> where Output: Equatable { var last: Output?; return filter { x in defer { last = x }; return last != x } }
}
final class Label { var text = "" { didSet { print("label:", text) } } }
var bag: [Cancel] = []
let s = Subject<Int>(), t = Subject<Int>()
s.map { $0 * 2 }.filter { $0 > 2 }.sink { print("a", $0) }.store(in: &bag)
s.merge(with: t).scan(0, +).sink { print("sum", $0) }.store(in: &bag)
s.combineLatest(t).map { "\($0)/\($1)" }.sink { print($0) }.store(in: &bag)
let label = Label()
s.map(\.description).assign(to: \.text, on: label).store(in: &bag)
s.removeDuplicates().map { $0 % 2 == 0 ? "even" : "odd" }.eraseToAnyPublisher().sink { print($0) }.store(in: &bag)
s.send(1); t.send(10); s.send(1); s.send(4)
bag.forEach { $0.cancel() }
s.send(99)
func make(_ b: Bool) -> any Publisher<String> { b ? Just(v: "just") : Just(v: 3).map { "n\($0)" } }
_ = make(true).sink { print($0) }; _ = make(false).sink { print($0) }
// expect: sum 1
// expect: label: 1
// expect: odd
// expect: sum 11
// expect: 1/10
// expect: sum 12
// expect: 1/10
// expect: label: 1
// expect: a 8
// expect: sum 16
// expect: 4/10
// expect: label: 4
// expect: even
// expect: just
// expect: n3
