// Protocol-oriented state machine
protocol StateMachineDelegate: AnyObject {
  func machine(_ m: TrafficLight, didMoveTo state: TrafficLight.State)
}
nonisolated protocol State: Hashable, CaseIterable {
  associatedtype Event; func next(on event: Event) -> Self?
}
final class TrafficLight {
  enum Event: String { case tick, fail, reset }
  enum State: String, CustomStringConvertible {
    case red, green, amber, broken
    var description: String { "<\(rawValue.uppercased())>" }
  }
  private(set) var state: State = .red {
    willSet { if newValue != state { log.append("\(state) -> \(newValue)") } }
    didSet { if oldValue != state { delegate?.machine(self, didMoveTo: state) } }
  }
  weak var delegate: (any StateMachineDelegate)?
  private var log: [String] = []
  private static let table: [State: [Event: State]] = [
    .red: [.tick: .green, .fail: .broken], .green: [.tick: .amber], .amber: [.tick: .red],
    .broken: [.reset: .red],
  ]
  @discardableResult func handle(_ event: Event) -> Bool {
    guard let next = Self.table[state]?[event] else { return false }
    state = next
    return true
  }
  var history: String { log.joined(separator: "; ") }
}
final class Observer: StateMachineDelegate {
  var seen = [TrafficLight.State: Int]()
  func machine(_ m: TrafficLight, didMoveTo state: TrafficLight.State) {
    seen[state, default: 0] += 1
  }
}
nonisolated enum Door: State {
  case open, closed, locked
  enum Event { case push, pull, turnKey(Int) }
  func next(on event: Event) -> Door? {
    switch (self, event) {
    case (.open, .push): .closed
    case (.closed, .pull): .open
    case (.closed, .turnKey(let n)) where n > 0: .locked
    case (.locked, .turnKey(..<0)): .closed
    default: nil
    }
  }
}
struct Runner<S: State> {
  var current: S; var trail: [S] = []
  mutating func feed(_ events: S.Event...) -> Int {
    var n = 0
    for e in events {
      if let s = current.next(on: e) { trail.append(current); current = s; n += 1 }
    }
    return n
  }
}
let light = TrafficLight(), watcher = Observer()
light.delegate = watcher
print(
  light.handle(.tick), light.handle(.reset), light.handle(.tick), light.handle(.tick), light.state)
light.handle(.fail); light.handle(.reset)
print(light.history)
print(watcher.seen.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key): \($0.value)" })
var r = Runner(current: Door.open)
print(r.feed(.push, .turnKey(3), .pull, .turnKey(-1)), r.current, r.trail)
print(Door.allCases.map { String(describing: $0) }, r)

// expect: true false true true <RED>
// expect: <RED> -> <GREEN>; <GREEN> -> <AMBER>; <AMBER> -> <RED>; <RED> -> <BROKEN>; <BROKEN> -> <RED>
// expect: ["<AMBER>: 1", "<BROKEN>: 1", "<GREEN>: 1", "<RED>: 2"]
// expect: 3 closed [main.Door.open, main.Door.closed, main.Door.locked]
// expect: ["open", "closed", "locked"] Runner<Door>(current: main.Door.closed, trail: [main.Door.open, main.Door.closed, main.Door.locked])
