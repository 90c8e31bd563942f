// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f30() {
  let s = S() // error: 's' used after consume
  _ = s
  look(s)
  let o: S? = s
  look(s)
  _ = consume o
}
