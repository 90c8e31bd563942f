// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f9() {
  let a = [1] // error: 'a' used after consume
  let b = consume a
  print(b)
  print(a)
}
