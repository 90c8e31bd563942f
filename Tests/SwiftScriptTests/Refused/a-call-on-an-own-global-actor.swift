// swift-format-ignore-file
@globalActor actor Store { static let shared = Store() }
@Store func count() -> Int { 3 }
func show() {
  print(count())  // error: call to global actor 'Store'-isolated global function 'count()' in a synchronous main actor-isolated context
}
