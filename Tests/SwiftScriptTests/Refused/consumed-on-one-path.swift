// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f7(_ b: Bool) {
  let s = S() // error: 's' used after consume
  if b { take(s) }
  s.look()
}
