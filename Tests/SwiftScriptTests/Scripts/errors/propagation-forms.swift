// swift-format-ignore-file
enum Fault: Error, Equatable { case low(Int), high }
func check(_ n: Int) throws -> Int { if n < 0 { throw Fault.low(n) }; if n > 9 { throw Fault.high }; return n }
func all(_ xs: [Int]) -> String { do { return try xs.map(check).map(String.init).joined() } catch Fault.low(let n) { return "low \(n)" } catch { return "\(error)" } }
print(all([1, 2]), all([1, -5]), all([10]), (try? check(99)) as Any)

// expect: 12 low -5 high nil
