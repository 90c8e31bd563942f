// swift-format-ignore-file
let t = Task { 5 }
print([t])
debugPrint(t)
let u = Task<String, Error> { "a" }
print(u, t as Any, Optional(t) as Any)

// expect: [Swift.Task<Swift.Int, Swift.Never>(_task: (Opaque Value))]
// expect: Swift.Task<Swift.Int, Swift.Never>(_task: (Opaque Value))
// expect: Task<String, Error>(_task: (Opaque Value)) Task<Int, Never>(_task: (Opaque Value)) Optional(Swift.Task<Swift.Int, Swift.Never>(_task: (Opaque Value)))
