// swift-format-ignore-file
let a = { (x: inout Int) in x += 1 }
let b: (Int) throws -> Int = { $0 }
let c: () async -> Void = { }
let d: (inout [Int], String) async throws -> (Int, String) = { _, s in (1, s) }
print(type(of: a), type(of: b), type(of: c), type(of: d))
let e: ((Int) throws -> Int)? = b
print(type(of: e))
print([type(of: { (x: Int) -> String? in nil })])

// expect: (inout Int) -> () (Int) throws -> Int () async -> () (inout Array<Int>, String) async throws -> (Int, String)
// expect: Optional<(Int) throws -> Int>
// expect: [(Swift.Int) -> Swift.Optional<Swift.String>]
