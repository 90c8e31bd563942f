// What a continuation gives may show only in a closure inside of the closure.
func later(_ done: @escaping (Int) -> Void) { done(5) }
func number() async -> Int {
  let found = await withCheckedContinuation { c in later { c.resume(returning: $0) } }
  return found + 1
}
print(await number())
let text = await withCheckedContinuation { continuation in
  later { number in
    continuation.resume(returning: "got \(number)")
  }
}
print(text)
// expect: 6
// expect: got 5
