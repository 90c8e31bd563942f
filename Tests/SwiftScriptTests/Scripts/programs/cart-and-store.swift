import Foundation

final class Observable<T> {
  typealias Observer = (_ old: T, _ new: T) -> Void
  private var observers: [UUID: Observer] = [:]
  private var order: [UUID] = []
  var value: T { didSet { order.compactMap { observers[$0] }.forEach { $0(oldValue, value) } } }
  init(_ value: T) { self.value = value }
  @discardableResult func bind(_ o: @escaping Observer) -> () -> Void {
    let id = UUID(); observers[id] = o; order.append(id)
    return { [weak self] in
      self?.observers[id] = nil; self?.order.removeAll { $0 == id }
    }
  }
}
struct Item: Hashable { let name: String; let price: Decimal }
final class CartViewModel {
  let items = Observable<[Item]>([])
  let total = Observable<String>("0")
  private lazy var formatter: NumberFormatter = {
    let f = NumberFormatter(); f.numberStyle = .decimal; f.minimumFractionDigits = 2;
    f.locale = Locale(identifier: "en_US"); return f
  }()
  init() {
    items.bind { [unowned self] _, new in
      let sum = new.map(\.price).reduce(0, +)
      total.value = formatter.string(from: sum as NSDecimalNumber) ?? "?"
    }
  }
  func add(_ i: Item) { items.value.append(i) }
}
let vm = CartViewModel()
let stop = vm.total.bind { print("total \($0) -> \($1)") }
vm.add(Item(name: "Tea", price: 3.5)); vm.add(Item(name: "Cake", price: 1234.25))
stop()
vm.add(Item(name: "Free", price: 0))
print(vm.total.value)
protocol StoreType: AnyObject {
  associatedtype State; associatedtype Action; var state: State { get }; func send(_ a: Action)
}
final class Store<State, Action>: StoreType {
  private(set) var state: State
  private let reducer: (inout State, Action) -> [Action]
  init(_ initial: State, reducer: @escaping (inout State, Action) -> [Action]) {
    state = initial; self.reducer = reducer
  }
  func send(_ a: Action) { reducer(&state, a).forEach(send) }
}
struct CounterState: Equatable { var count = 0; var log: [String] = [] }
enum CounterAction { case inc(by: Int = 1), dec, reset, log(String) }
let store = Store<CounterState, CounterAction>(CounterState()) { state, action in
  switch action {
  case .inc(let n): state.count += n; return [.log("+\(n)")]
  case .dec where state.count == 0: return [.log("floor")]
  case .dec: state.count -= 1; return []
  case .reset: state = .init(); return [.log("reset")]
  case let .log(text): state.log.append(text); return []
  }
}
store.send(.dec); store.send(.inc()); store.send(.inc(by: 5)); store.send(.dec)
print(store.state.count, store.state.log)
store.send(.reset); print(store.state == CounterState(), store.state.log)

// expect: total 0 -> 3.50
// expect: total 3.50 -> 1,237.75
// expect: 1,237.75
// expect: 5 ["floor", "+1", "+5"]
// expect: false ["reset"]
