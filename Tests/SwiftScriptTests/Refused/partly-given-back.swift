// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f28() {
  var s = S()
  take(s)
  s.x = 4 // error: cannot partially reinitialize 's' after it has been consumed; only full reinitialization is allowed
}
