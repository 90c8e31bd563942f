enum Fault: Error { case skip }
func check(_ n: Int) throws -> Int { if n % 2 == 0 { throw Fault.skip }; return n }
var sum = 0
for n in 1...5 { do { sum += try check(n) } catch { continue } }
print(sum)
// expect: 9
