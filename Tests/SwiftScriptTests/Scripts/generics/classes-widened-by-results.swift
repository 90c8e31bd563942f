// swift-format-ignore-file
class Responder {
  init() {}
  var next: Responder? { nil }
}
class Screen: Responder {}
class View: Responder {
  var above: Responder?
  override var next: Responder? { above }
}
let screen = Screen()
let outer = View()
let inner = View()
outer.above = screen
inner.above = outer
extension View {
  var screen: Screen? {
    sequence(first: self) { $0.next }.first(where: { $0 is Screen }) as? Screen
  }
}
print(inner.screen === screen)  // expect: true
for one in sequence(first: inner, next: { $0.next }) { print(type(of: one)) }
// expect: View
// expect: View
// expect: Screen
