// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
class K { var s = S(); func go() { take(s) } } // error: field 'self.s' was consumed but not reinitialized; the field must be reinitialized during the access
