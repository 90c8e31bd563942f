// swift-format-ignore-file
func ui() { print("ui") }
nonisolated func off() async { ui() } // error: main actor-isolated global function 'ui()' cannot be called from outside of the actor
