// swift-format-ignore-file
struct B { var f: (Int) -> Void }
func use(_ n: Int, _ w: [String]) { print(n, w) }
let fs = [B(f: { use($0 * 10, ascii) })]
let words = ["a", "b", "c"]
let ascii = Array(words.prefix(2))
let lines = words.map { $0 + "!" }, long = phone(ascii)
func phone(_ s: [String]) -> String { s.joined() }
fs[0].f(1); print(long, lines)
// expect: 10 ["a", "b"]
// expect: ab ["a!", "b!", "c!"]
