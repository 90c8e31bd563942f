final class Container {
  private var makers: [String: () -> Any] = [:]
  init() {}
  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    makers["\(type)"] = make
  }
  func resolve<Service>(_ type: Service.Type = Service.self) -> Service? {
    makers["\(type)"]?() as? Service
  }
}
struct Clock { let hour = 9 }
let container = Container()
container.register(Clock.self) { Clock() }
let clock: Clock? = container.resolve()
print(clock?.hour ?? 0, container.resolve(String.self) as Any)
// expect: 9 nil
