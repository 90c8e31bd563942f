// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f8() {
  let s = S() // error: noncopyable 's' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
  let g = { take(s) }
  g()
}
