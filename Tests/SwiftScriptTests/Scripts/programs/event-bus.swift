// swift-format-ignore-file
import Foundation
final class EventBus {
  static let shared = EventBus()
  private struct Box { weak var owner: AnyObject?; let call: (Any) -> Void }
  private var boxes: [ObjectIdentifier: [Box]] = [:]
  func on<E>(_ type: E.Type, _ owner: AnyObject, _ f: @escaping (E) -> Void) {
    boxes[ObjectIdentifier(type), default: []].append(Box(owner: owner) { if let e = $0 as? E { f(e) } })
  }
  func post<E>(_ e: E) {
    boxes[ObjectIdentifier(E.self)]?.removeAll { $0.owner == nil }
    boxes[ObjectIdentifier(E.self)]?.forEach { $0.call(e) }
  }
  func count<E>(_ t: E.Type) -> Int { boxes[ObjectIdentifier(t)]?.count ?? 0 }
}
struct LoggedIn { let name: String }
final class Screen { let id: Int; init(_ id: Int) { self.id = id; EventBus.shared.on(LoggedIn.self, self) { [unowned self] in print(self.id, $0.name) } } }
var s1: Screen? = Screen(1)
let s2 = Screen(2)
EventBus.shared.post(LoggedIn(name: "a"))
s1 = nil
EventBus.shared.post(LoggedIn(name: "b"))
print(EventBus.shared.count(LoggedIn.self), s2.id, s1 == nil)
// expect: 1 a
// expect: 2 a
// expect: 2 b
// expect: 1 2 true
