// swift-format-ignore-file
// Operators like += for objects beside the built-in ones.
final class Bag { var items: [String] = []; var n = 0; func inc() { n += 1; n -= 2 } }
func += (l: Bag, r: String) { l.items.append(r) }
func -= (l: Bag, r: String) { l.items.removeAll { $0 == r } }
let b = Bag(); b += "x"; b += "y"; b -= "x"; b.inc(); print(b.items, b.n)
var arr = [1]; arr += [2]; var s = "a"; s += "b"; var f: Double = 1; f += 2; f -= 0.5; print(arr, s, f)
func *= <T>(l: inout [T], r: Int) { l = Array(repeating: l, count: r).flatMap { $0 } }
arr *= 2; f *= 3; print(arr, f)
// expect: ["y"] -1
// expect: [1, 2] ab 2.5
// expect: [1, 2, 1, 2] 7.5
