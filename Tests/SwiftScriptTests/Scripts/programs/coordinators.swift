// swift-format-ignore-file
protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
extension Coordinator {
  func add(_ c: Coordinator) { children.append(c) }
  func remove(_ c: Coordinator) { children.removeAll { $0 === c } }
}
final class Login: Coordinator {
  var children: [Coordinator] = []
  var onDone: ((String) -> Void)?
  func start() { print("login"); onDone?("kim") }
  deinit { print("login gone") }
}
final class App: Coordinator {
  var children: [Coordinator] = []
  func start() {
    let l = Login()
    l.onDone = { [weak self, weak l] name in
      guard let self, let l else { return }
      print("hello \(name)", self.children.count)
      self.remove(l)
    }
    add(l)
    l.start()
    print(children.count)
  }
}
App().start()
// expect: login
// expect: hello kim 1
// expect: 0
// expect: login gone
