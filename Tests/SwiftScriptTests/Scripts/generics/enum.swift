enum Loadable<Value> {
  case idle, loaded(Value), failed(String)
  var value: Value? {
    if case .loaded(let value) = self { return value }
    return nil
  }
}
let state: Loadable<Int> = .loaded(4)
print(state.value ?? 0, Loadable<String>.idle.value ?? "none", state)
// expect: 4 none loaded(4)
