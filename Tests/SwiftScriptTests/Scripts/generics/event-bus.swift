final class Bus {
  private var handlers: [(Any) -> Void] = []
  init() {}
  func on<Event>(_ type: Event.Type, _ handler: @escaping (Event) -> Void) {
    handlers.append { if let event = $0 as? Event { handler(event) } }
  }
  func post(_ event: Any) { handlers.forEach { $0(event) } }
}
struct Tap { let x: Int }
struct Key { let c: Character }
let bus = Bus()
bus.on(Tap.self) { print("tap", $0.x) }
bus.on(Key.self) { print("key", $0.c) }
bus.post(Tap(x: 3))
bus.post(Key(c: "q"))
bus.post(4)
// expect: tap 3
// expect: key q
