// swift-format-ignore-file
// Redux-like
protocol Action {}
enum CounterAction: Action { case increment(by: Int), decrement, set(to: Int) }
enum TodoAction: Action { case add(String), toggle(id: Int), removeDone }
struct Todo: Identifiable, Equatable { let id: Int; var title: String; var done = false }
struct AppState: Equatable { var counter = 0; var todos: [Todo] = []; var log: [String] = [] }
typealias Reducer<S, A> = (inout S, A) -> Void
func counterReducer(state: inout Int, action: CounterAction) {
  switch action {
  case let .increment(by: n): state += n
  case .decrement: state -= 1
  case .set(to: let v): state = v
  }
}
let todoReducer: Reducer<[Todo], TodoAction> = { todos, action in
  switch action {
  case .add(let t): todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: t))
  case .toggle(let id):
    guard let i = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[i].done.toggle()
  case .removeDone: todos.removeAll(where: \.done)
  }
}
func pullback<G, L, GA, LA>(_ r: @escaping Reducer<L, LA>, state: WritableKeyPath<G, L>, action: @escaping (GA) -> LA?) -> Reducer<G, GA> {
  return { g, a in
    guard let la = action(a) else { return }
    r(&g[keyPath: state], la)
  }
}
func combine<S, A>(_ rs: Reducer<S, A>...) -> Reducer<S, A> { { s, a in rs.forEach { $0(&s, a) } } }
let app: Reducer<AppState, any Action> = combine(
  pullback(counterReducer, state: \.counter, action: { $0 as? CounterAction }),
  pullback(todoReducer, state: \.todos) { $0 as? TodoAction },
  { s, a in s.log.append("\(type(of: a)):\(a)") })
final class Store<S, A> {
  private(set) var state: S { didSet { subscribers.values.forEach { $0(state) } } }
  private let reducer: Reducer<S, A>
  private var subscribers: [Int: (S) -> Void] = [:]
  private var next = 0
  init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; reducer = r }
  func send(_ a: A) { reducer(&state, a) }
  func subscribe(_ f: @escaping (S) -> Void) -> () -> Void {
    defer { next += 1 }
    let id = next
    subscribers[id] = f
    return { [weak self] in self?.subscribers[id] = nil }
  }
}
let store = Store(AppState(), app)
let cancel = store.subscribe { print("->", $0.counter, $0.todos.count) }
store.send(CounterAction.increment(by: 3))
store.send(TodoAction.add("milk")); store.send(TodoAction.add("eggs"))
cancel()
store.send(TodoAction.toggle(id: 1)); store.send(TodoAction.removeDone)
store.send(CounterAction.decrement)
print(store.state.todos, store.state.counter)
store.state.log.forEach { print($0) }
// expect: -> 3 0
// expect: -> 3 1
// expect: -> 3 2
// expect: [main.Todo(id: 2, title: "eggs", done: false)] 2
// expect: CounterAction:increment(by: 3)
// expect: TodoAction:add("milk")
// expect: TodoAction:add("eggs")
// expect: TodoAction:toggle(id: 1)
// expect: TodoAction:removeDone
// expect: CounterAction:decrement
