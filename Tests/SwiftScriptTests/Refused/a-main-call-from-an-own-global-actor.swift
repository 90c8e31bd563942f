// swift-format-ignore-file
@globalActor actor Store { static let shared = Store() }
func show() { print("main") }
@Store func load() {
  show()  // error: call to main actor-isolated global function 'show()' in a synchronous global actor 'Store'-isolated context
}
