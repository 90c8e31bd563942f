enum State { case loading, loaded([String]) }
func first(_ state: State) -> String {
  guard case .loaded(let items) = state, let item = items.first else { return "nothing" }
  return item
}
print(first(.loading), first(.loaded(["a"])))
let states: [State] = [.loading, .loaded(["b", "c"])]
for case .loaded(let items) in states { print(items.count) }
if case .loading = states[0] { print("still loading") }
// expect: nothing a
// expect: 2
// expect: still loading
