// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f4(_ s: borrowing S) { // error: 's' is borrowed and cannot be consumed
  take(s)
}
