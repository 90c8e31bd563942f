struct Machine<State: Hashable, Event: Hashable> {
  private var table: [State: [Event: State]] = [:]
  private(set) var state: State
  init(_ start: State) { state = start }
  mutating func on(_ event: Event, from: State, to: State) { table[from, default: [:]][event] = to }
  @discardableResult mutating func send(_ event: Event) -> Bool {
    guard let next = table[state]?[event] else { return false }
    state = next
    return true
  }
}
nonisolated enum Door { case open, closed, locked }
nonisolated enum Action { case push, key }
var door = Machine<Door, Action>(.closed)
door.on(.push, from: .closed, to: .open)
door.on(.key, from: .closed, to: .locked)
print(door.send(.push), door.state, door.send(.key), door.state)
// expect: true open false open
