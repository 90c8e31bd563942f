protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
extension Coordinator {
  func open(_ child: Coordinator) { children.append(child); child.start() }
  func close(_ child: Coordinator) { children.removeAll { $0 === child } }
}
final class Detail: Coordinator {
  var children: [Coordinator] = []; init() {}; func start() { print("detail") }
}
final class App: Coordinator {
  var children: [Coordinator] = []; init() {}; func start() { print("app") }
}
let app = App(), detail = Detail()
app.start()
app.open(detail)
print(app.children.count)
app.close(detail)
print(app.children.count)
// expect: app
// expect: detail
// expect: 1
// expect: 0
