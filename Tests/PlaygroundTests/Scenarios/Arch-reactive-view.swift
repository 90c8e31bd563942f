// evidence: C-085, C-004, C-006, C-031
// A reactive view binds when its reactor is set: at once, which may load the view inside the
// assignment, or deferred to viewDidLoad as views from storyboards do.
// ends: normally
import UIKit

// MARK: A stream small enough to read

final class DisposeBag {
  private var disposals: [() -> Void] = []
  func insert(_ dispose: @escaping () -> Void) { disposals.append(dispose) }
  deinit { disposals.forEach { $0() } }
}

final class Stream<Element> {
  private var observers: [(id: Int, next: (Element) -> Void)] = []
  private var count = 0
  private(set) var latest: Element?

  init(_ first: Element? = nil) { latest = first }

  func send(_ element: Element) {
    latest = element
    for observer in observers { observer.next(element) }
  }

  func subscribe(in bag: DisposeBag, _ next: @escaping (Element) -> Void) {
    count += 1
    let id = count
    observers.append((id: id, next: next))
    if let latest { next(latest) }
    bag.insert { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  var observerCount: Int { observers.count }
}

// MARK: Reactor and views

class Reactor<Action, Mutation, State> {
  let state: Stream<State>
  private(set) var currentState: State

  init(initialState: State) {
    currentState = initialState
    state = Stream(initialState)
  }

  func send(_ action: Action) {
    for mutation in mutate(action) {
      currentState = reduce(currentState, mutation)
      state.send(currentState)
    }
  }

  func mutate(_ action: Action) -> [Mutation] { [] }
  func reduce(_ state: State, _ mutation: Mutation) -> State { state }
}

protocol ReactorView: AnyObject {
  associatedtype ReactorType
  var reactor: ReactorType? { get set }
  var disposeBag: DisposeBag { get set }
  func bind(reactor: ReactorType)
}

enum CounterAction { case increase, decrease }
enum CounterMutation { case add(Int), setBusy(Bool) }
struct CounterState {
  var value = 0
  var isBusy = false
}

final class CounterReactor: Reactor<CounterAction, CounterMutation, CounterState> {
  init() { super.init(initialState: CounterState()) }

  override func mutate(_ action: CounterAction) -> [CounterMutation] {
    switch action {
    case .increase: [.setBusy(true), .add(1), .setBusy(false)]
    case .decrease: [.add(-1)]
    }
  }

  override func reduce(_ state: CounterState, _ mutation: CounterMutation) -> CounterState {
    var state = state
    switch mutation {
    case .add(let difference): state.value += difference
    case .setBusy(let isBusy): state.isBusy = isBusy
    }
    return state
  }

  deinit { print("  reactor deinit") }
}

class CounterViewController: UIViewController, ReactorView {
  var disposeBag = DisposeBag()
  let label = UILabel()
  let plus = UIButton(type: .system)
  var name: String { "immediate" }

  var reactor: CounterReactor? {
    didSet {
      print("  \(name): reactor set, view loaded: \(isViewLoaded)")
      disposeBag = DisposeBag()
      if let reactor { reactorDidChange(reactor) }
    }
  }

  deinit { print("  \(name) controller deinit") }

  func reactorDidChange(_ reactor: CounterReactor) { bind(reactor: reactor) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(plus)
    plus.addAction(
      UIAction { [weak self] _ in self?.reactor?.send(.increase) }, for: .touchUpInside)
    print("  \(name): viewDidLoad")
  }

  func bind(reactor: CounterReactor) {
    print("  \(name): bind begins, view loaded: \(isViewLoaded)")
    reactor.state.subscribe(in: disposeBag) { [weak self] state in
      guard let self else { return }
      label.text = "\(state.value)"
      view.isUserInteractionEnabled = !state.isBusy
      print("  \(name): shows \(state.value), busy: \(state.isBusy)")
    }
    print("  \(name): bind ends")
  }
}

final class DeferredCounterViewController: CounterViewController {
  override var name: String { "deferred" }

  override func reactorDidChange(_ reactor: CounterReactor) {
    if isViewLoaded { bind(reactor: reactor) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let reactor { bind(reactor: reactor) }
  }
}

let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation

func show(_ controller: CounterViewController) -> CounterReactor {
  let reactor = CounterReactor()
  print("set the reactor of the \(controller.name) one")
  controller.reactor = reactor
  print("push")
  navigation.pushViewController(controller, animated: false)
  return reactor
}

func play(_ make: @escaping () -> CounterViewController, at start: Double) {
  DispatchQueue.main.asyncAfter(deadline: .now() + start) {
    let controller = make()
    let reactor = show(controller)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak controller, weak reactor] in
      print("tap")
      controller?.plus.sendActions(for: .touchUpInside)
      reactor?.send(.decrease)
      let old = reactor
      print("another reactor")
      controller?.reactor = CounterReactor()
      print("  observers of the old one: \(old?.state.observerCount ?? -1)")
    }
  }
  DispatchQueue.main.asyncAfter(deadline: .now() + start + 1) {
    print("pop")
    navigation.popViewController(animated: false)
  }
}

play({ CounterViewController() }, at: 0.1)
play({ DeferredCounterViewController() }, at: 2)
