class Noisy {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func scope() {
  let a = Noisy("a")
  print("made", a.name)
  if true {
    let b = Noisy("b")
    print("made", b.name)
  }
  print("after if")
}
scope()
print("after scope")
var x: Noisy? = Noisy("first")
x = Noisy("second")
print("replaced")
x = nil
print("end")

// expect: made a
// expect: made b
// expect: deinit b
// expect: after if
// expect: deinit a
// expect: after scope
// expect: deinit first
// expect: replaced
// expect: deinit second
// expect: end
