protocol Source { associatedtype Output; func next() -> Output }
struct Clock: Source { typealias Output = Int; func next() -> Int { 42 } }
func take<S: Source>(_ source: S) -> S.Output { source.next() }
print(take(Clock()) + 1)
// expect: 43
