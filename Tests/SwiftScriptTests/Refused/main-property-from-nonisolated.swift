// swift-format-ignore-file
class Model { var n = 0 }
nonisolated func off(_ m: Model) { print(m.n) } // error: main actor-isolated property 'n' can not be referenced from a nonisolated context
