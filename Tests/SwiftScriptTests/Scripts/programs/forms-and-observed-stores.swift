// swift-format-ignore-file
// Property wrappers with projections and observation
@propertyWrapper
struct Validated<Value> {
    private var stored: Value
    private(set) var projectedValue: [String] = []
    private let rules: [(Value) -> String?]
    init(wrappedValue: Value, _ rules: (Value) -> String?...) {
        self.rules = rules
        stored = wrappedValue
        projectedValue = rules.compactMap { $0(wrappedValue) }
    }
    var wrappedValue: Value {
        get { stored }
        set { stored = newValue; projectedValue = rules.compactMap { $0(newValue) } }
    }
}
func longer(than n: Int) -> (String) -> String? { { $0.count > n ? nil : "must be longer than \(n)" } }
func matches(_ c: Character) -> (String) -> String? { { $0.contains(c) ? nil : "must contain \(c)" } }
struct Form {
    @Validated(longer(than: 2)) var name: String = ""
    @Validated(longer(than: 5), matches("@")) var mail = "a@b.com"
    @Validated({ $0 >= 18 ? nil : "too young" }) var age = 20
    var isValid: Bool { $name.isEmpty && $mail.isEmpty && $age.isEmpty }
    var problems: [String: [String]] { ["name": $name, "mail": $mail, "age": $age].filter { !$0.value.isEmpty } }
}
var form = Form()
print(form.isValid, form.problems)
form.name = "Ada"; print(form.isValid)
form.mail = "x"; form.age = 3
for (k, v) in form.problems.sorted(by: { $0.key < $1.key }) { print(k, v) }

@propertyWrapper
final class Published2<Value> {
    typealias Observer = (_ old: Value, _ new: Value) -> Void
    private var observers: [Int: Observer] = [:]
    private var next = 0
    var wrappedValue: Value {
        didSet { observers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, wrappedValue) } }
    }
    var projectedValue: Published2<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    @discardableResult
    func sink(_ o: @escaping Observer) -> () -> Void {
        let id = next; next += 1
        observers[id] = o
        return { [weak self] in self?.observers[id] = nil }
    }
}
final class Store {
    @Published2 var count = 0
    @Published2 private(set) var log: [String] = []
    var cancels: [() -> Void] = []
    init() {
        cancels.append($count.sink { [unowned self] old, new in log.append("\(old)->\(new)") })
        $log.sink { print("log", $1.count - $0.count, $1.last ?? "") }
    }
    func inc(by n: Int = 1) { count += n }
    deinit { print("store gone") }
}
do {
    let s = Store()
    s.inc(); s.inc(by: 4); s.count = 10
    s.cancels.forEach { $0() }
    s.inc()
    print(s.log, s.count)
}
@propertyWrapper struct Lazily<V> {
    enum State { case pending(() -> V), ready(V) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> V) { state = .pending(wrappedValue) }
    var wrappedValue: V {
        mutating get {
            switch state {
            case .ready(let v): return v
            case .pending(let f): let v = f(); state = .ready(v); return v
            }
        }
        set { state = .ready(newValue) }
    }
}
func heavy() -> Int { print("computing"); return 42 }
struct Cfg { @Lazily var x = heavy(); @Lazily var y: String = "a" + "b" }
var c = Cfg(); print("made"); print(c.x, c.x, c.y); c.x = 1; print(c.x)
// expect: false ["name": ["must be longer than 2"]]
// expect: true
// expect: age ["too young"]
// expect: mail ["must be longer than 5", "must contain @"]
// expect: log 1 0->1
// expect: log 1 1->5
// expect: log 1 5->10
// expect: ["0->1", "1->5", "5->10"] 11
// expect: store gone
// expect: made
// expect: computing
// expect: 42 42 ab
// expect: 1
