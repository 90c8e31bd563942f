// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f5(_ s: inout S) { // error: missing reinitialization of inout parameter 's' after consume
  take(s)
}
