// swift-format-ignore-file
// Of a sequence that is no collection it is not known how long it is; an object is kept for a while.
nonisolated struct Countdown: Sequence, IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        guard n > 0 else { return nil }
        defer { n -= 1 }
        return n
    }
}
@MainActor final class Token { let name = "token" }
print(Countdown(n: 3).underestimatedCount, [1, 2].underestimatedCount, Array(Countdown(n: 3)))
let token = Token()
print(withExtendedLifetime(token) { $0.name }, withExtendedLifetime(token) { 3 })
// expect: 0 2 [3, 2, 1]
// expect: token 3
