// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f3() {
  let s = S() // error: 's' consumed in a loop
  for _ in 0..<2 {
    take(s)
  }
}
