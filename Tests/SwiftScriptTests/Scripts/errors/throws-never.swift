// swift-format-ignore-file
// `throws(E)` of a closure that throws nothing needs no `try`.
enum Failure: Error { case odd(Int) }

func twice<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> (T, T) {
    (try body(), try body())
}

print(twice { 3 })
let texts = twice { "a" }
print(texts)
do {
    _ = try twice { () throws(Failure) in throw .odd(1) }
} catch {
    switch error {
    case .odd(let n): print("odd", n)
    }
}
// expect: (3, 3)
// expect: ("a", "a")
// expect: odd 1
