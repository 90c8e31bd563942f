// swift-format-ignore-file
let text: String? = "abc"
guard let word = text, word.count > 1 else { fatalError() }
func twice() -> String { word + word }
print(twice())
guard let n = Int("12"), case let m = n + 1 else { fatalError() }
func sum() -> Int { n + m }
print(sum())
guard var count = Int("3") else { fatalError("no") }
func more() { count += 1 }
more()
count += 10
more()
print(count)
let add = { count + m }
print(add())
guard case let (a, b)? = Optional((1, "x")) else { fatalError() }
func both() -> String { "\(a)\(b)" }
print(both())
guard let shared = Optional(7), let plus = Optional(shared + 1) else { fatalError() }
print([1, 2].map { $0 * shared + plus })
// expect: abcabc
// expect: 25
// expect: 15
// expect: 28
// expect: 1x
// expect: [15, 22]
