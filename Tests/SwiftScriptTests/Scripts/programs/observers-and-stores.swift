// swift-format-ignore-file
protocol Observer: AnyObject { func changed(_ v: Int) }
class Subject { private var obs: [ObjectIdentifier: Weak] = [:]; struct Weak { weak var o: Observer? }
  var value = 0 { willSet { print("will", newValue) } didSet { if oldValue != value { obs.values.compactMap(\.o).forEach { $0.changed(value) } } } }
  func add(_ o: Observer) { obs[ObjectIdentifier(o)] = Weak(o: o) }; func remove(_ o: Observer) { obs[ObjectIdentifier(o)] = nil }; var count: Int { obs.values.filter { $0.o != nil }.count } }
class Logger: Observer { let n: String; init(_ n: String) { self.n = n }; func changed(_ v: Int) { print(n, v) } }
let s = Subject(); var l: Logger? = Logger("a"); s.add(l!); s.value = 3; s.value = 3; l = nil; print(s.count); s.value = 9
struct State { var count = 0; var log: [String] = [] }
enum Action { case inc(by: Int), reset, note(String) }
func reduce(_ s: inout State, _ a: Action) { switch a { case .inc(let n): s.count += n; case .reset: s = State(); case .note(let t): s.log.append(t) } }
final class Store { private(set) var state = State() { didSet { subs.forEach { $0(state) } } }; private var subs: [(State) -> Void] = []; func send(_ a: Action) { reduce(&state, a) }; func on(_ f: @escaping (State) -> Void) { subs.append(f) } }
let st = Store(); st.on { print("state", $0.count, $0.log) }; st.send(.inc(by: 2)); st.send(.note("x")); st.send(.reset)
class Vehicle { var speed = 0.0; var desc: String { "at \(speed)" }; func noise() {}; init() { noise() } }
class Car: Vehicle { var gear = 1; override var speed: Double { didSet { gear = Int(speed / 10) + 1 } }; override var desc: String { super.desc + " in gear \(gear)" }; override func noise() { print("vroom") } }
let car = Car(); car.speed = 35; print(car.desc); let v: Vehicle = car; v.speed = 12; print(v.desc)
class Temp { var c = 0.0; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; lazy var label: String = { print("made"); return "T\(c)" }() }
let t = Temp(); t.f = 212; print(t.c, t.label, t.label)
// expect: will 3
// expect: a 3
// expect: will 3
// expect: 0
// expect: will 9
// expect: state 2 []
// expect: state 2 ["x"]
// expect: state 0 []
// expect: vroom
// expect: at 35.0 in gear 4
// expect: at 12.0 in gear 2
// expect: made
// expect: 100.0 T100.0 T100.0
