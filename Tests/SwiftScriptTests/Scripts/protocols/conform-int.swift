protocol Doubling { func doubled() -> Self }
extension Int: Doubling { func doubled() -> Int { self * 2 } }
extension String: Doubling { func doubled() -> String { self + self } }
func double<T: Doubling>(_ value: T) -> T { value.doubled() }
print(double(4), double("ab"))
// expect: 8 abab
