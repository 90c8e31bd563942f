// swift-format-ignore-file
protocol It { mutating func next() -> Int? }
struct S: It { let c = Box(); func next() -> Int? { c.n += 1; return c.n < 4 ? c.n : nil } }
class Box { var n = 0 }
func all<I: It>(_ i: I) -> [Int] { var i = i; var out: [Int] = []; while let x = i.next() { out.append(x) }; return out }
print(all(S()))
func allE(_ i: any It) -> [Int] { var i = i; var out: [Int] = []; while let x = i.next() { out.append(x) }; return out }
print(allE(S()))
// expect: [1, 2, 3]
// expect: [1, 2, 3]
