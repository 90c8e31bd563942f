class Registry {
  static let shared = Registry()
  private(set) var names: [String] = []
  private init() { print("registry made") }
  func add(_ name: String) { names.append(name) }
  static func describe() -> String { "registry of \(shared.names.count)" }
}
print("before")
Registry.shared.add("a")
Registry.shared.add("b")
print(Registry.shared.names, Registry.describe())

// expect: before
// expect: registry made
// expect: ["a", "b"] registry of 2
