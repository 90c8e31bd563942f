// swift-format-ignore-file
func ui() { print("ui") }
nonisolated func off() { ui() } // error: call to main actor-isolated global function 'ui()' in a synchronous nonisolated context
