// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f29() -> S {
  let s = S() // error: 's' used after consume
  defer { look(s) }
  return s
}
