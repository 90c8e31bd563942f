class View { var subviews: [View]; init(_ subviews: [View] = []) { self.subviews = subviews } }
final class Label: View { let text = "hi" }
extension View {
  func first<T: View>(_ type: T.Type) -> T? {
    for view in subviews {
      if let found = view as? T ?? view.first(type) { return found }
    }
    return nil
  }
}
let root = View([View(), View([Label()])])
print(root.first(Label.self)?.text ?? "none")
// expect: hi
