// swift-format-ignore-file
// State machine with transitions table
enum State: String, CaseIterable { case idle, loading, loaded, failed }
enum Event: Hashable { case start, finish(count: Int), fail(reason: String), reset }
struct Transition { let from: State; let to: State; let when: (Event) -> Bool }
final class Machine {
  private(set) var state: State = .idle { didSet { if oldValue != state { history.append((oldValue, state)) } } }
  private(set) var history: [(from: State, to: State)] = []
  var onChange: ((State, Event) -> Void)?
  private let table: [Transition] = [
    .init(from: .idle, to: .loading) { $0 == .start },
    .init(from: .loading, to: .loaded) { if case .finish = $0 { return true }; return false },
    .init(from: .loading, to: .failed) { event in
      guard case .fail(let reason) = event else { return false }
      return !reason.isEmpty
    },
  ]
  @discardableResult
  func handle(_ event: Event) -> Bool {
    if event == .reset { state = .idle; return true }
    guard let t = table.first(where: { $0.from == state && $0.when(event) }) else { return false }
    state = t.to
    onChange?(state, event)
    return true
  }
}
let m = Machine()
m.onChange = { state, event in
  switch (state, event) {
  case (.loaded, .finish(let n)) where n > 10: print("many: \(n)")
  case (.loaded, .finish(count: 0)): print("nothing")
  case (_, .fail(reason: let r)): print("failed: \(r)")
  case let (s, e): print("now", s, "after", e)
  }
}
print(m.handle(.start), m.handle(.start), m.handle(.finish(count: 12)))
m.handle(.reset)
m.handle(.start); m.handle(.fail(reason: "")); m.handle(.fail(reason: "no net"))
for (i, (from, to)) in m.history.enumerated() { print(i, "\(from) -> \(to)") }
for case (.loading, let to) in m.history { print("from loading to", to.rawValue) }
print(State.allCases.map(\.rawValue), Set(m.history.map(\.to)).count)
let counts = m.history.reduce(into: [State: Int]()) { $0[$1.to, default: 0] += 1 }
print(counts.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.map { "\($0.key)=\($0.value)" })
// expect: now loading after start
// expect: many: 12
// expect: true false true
// expect: now loading after start
// expect: failed: no net
// expect: 0 idle -> loading
// expect: 1 loading -> loaded
// expect: 2 loaded -> idle
// expect: 3 idle -> loading
// expect: 4 loading -> failed
// expect: from loading to loaded
// expect: from loading to failed
// expect: ["idle", "loading", "loaded", "failed"] 4
// expect: ["loading=2", "failed=1", "idle=1", "loaded=1"]
