// swift-format-ignore-file
func twice<T>(_ f: () throws -> T) rethrows -> [T] { [try f(), try f()] }
struct E: Error { var n: Int }
var n = 0
print(twice { n += 1; return n })
do { _ = try twice { () throws -> Int in throw E(n: 4) } } catch let e as E { print("E", e.n) } catch { print("?") }

// expect: [1, 2]
// expect: E 4
