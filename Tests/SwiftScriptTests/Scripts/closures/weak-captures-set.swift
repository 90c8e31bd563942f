// swift-format-ignore-file
nonisolated class Ref { func foo() { print("foo") }; deinit { print("gone") } }
func make(_ r: Ref) -> () -> Void {
  return { [weak weakRef = r] in
    weakRef?.foo()
    weakRef = nil
    print(weakRef == nil)
  }
}
var r: Ref? = Ref()
let f = make(r!)
f(); f()
r = nil
// expect: foo
// expect: true
// expect: true
// expect: gone
