// swift-format-ignore-file
struct S: ~Copyable { var x = 1; consuming func end() {}; borrowing func look() {}; mutating func ch() {} }
func take(_ s: consuming S) {}
func look(_ s: borrowing S) {}
func f1() {
  let s = S() // error: 's' used after consume
  take(s)
  look(s)
}
func f2() {
  let s = S() // error: 's' consumed more than once
  take(s)
  take(s)
}
func f3() {
  let s = S() // error: 's' consumed in a loop
  for _ in 0..<2 {
    take(s)
  }
}
func f4(_ s: borrowing S) { // error: 's' is borrowed and cannot be consumed
  take(s)
}
func f5(_ s: inout S) { // error: missing reinitialization of inout parameter 's' after consume
  take(s)
}
func f6() {
  let s = S() // error: 's' consumed more than once
  let t = s
  s.end()
  _ = t
}
func f7(_ b: Bool) {
  let s = S() // error: 's' used after consume
  if b { take(s) }
  s.look()
}
func f8() {
  let s = S() // error: noncopyable 's' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type
  let g = { take(s) }
  g()
}
func f9() {
  let a = [1] // error: 'a' used after consume
  let b = consume a
  print(b)
  print(a)
}
func f10(_ s: borrowing S) -> S { // error: 's' is borrowed and cannot be consumed
  return s
}
class K { var s = S(); func go() { take(s) } } // error: field 'self.s' was consumed but not reinitialized; the field must be reinitialized during the access
func f16(_ s: consuming S) {
  take(s)
  s = S()
  look(s)
}
func f17() { 
  var s = S() // error: 's' used after consume
  s.end()
  s.ch()
}
func f18(_ x: Int) { let y = consume x; print(y) }
func f22() { let s = S(); let g = { s.look() }; g(); take(s) }
func f23() { 
  let a = [1] // error: 'a' used after consume
  for _ in 0..<3 {
    let b = consume a
    print(b)
  }
}
func f24(_ x: borrowing [Int]) { let y = x; print(y) } // error: 'x' is borrowed and cannot be consumed
func f25(_ b: Bool) {
  let a = [1] // error: 'a' used after consume
  if b { print(consume a) } else { print(a) }
  print(a)
}
func f26() {
  var a = [1] // error: 'a' used after consume
  let b = consume a
  a.append(2)
  print(b)
}
func f27() {
  let a = [1] // error: 'a' used after consume
  let b = consume a
  let c = consume a
  print(b, c)
}
func f28() {
  var s = S()
  take(s)
  s.x = 4 // error: cannot partially reinitialize 's' after it has been consumed; only full reinitialization is allowed
}
func f29() -> S {
  let s = S() // error: 's' used after consume
  defer { look(s) }
  return s
}
func f30() {
  let s = S() // error: 's' used after consume
  _ = s
  look(s)
  let o: S? = s
  look(s)
  _ = consume o
}
