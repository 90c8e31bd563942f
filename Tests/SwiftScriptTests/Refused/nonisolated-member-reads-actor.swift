// swift-format-ignore-file
actor Counter { var n = 0; nonisolated func show() { print(n) } } // error: actor-isolated property 'n' can not be referenced from a nonisolated context
