class Base {
  init() {}
  var value: Int { 1 }
  var stored = 5
  var color = "red" {
    didSet { print("base did set", color) }
  }
}
class Sub: Base {
  override var value: Int { super.value + 10 }
  override var stored: Int {
    get { super.stored * 2 }
    set { super.stored = newValue + 1 }
  }
  override var color: String {
    didSet { print("sub did set from", oldValue) }
  }
}
let sub = Sub()
print(sub.value, sub.stored)
sub.stored = 10
print(sub.stored)
sub.color = "blue"
let base: Base = sub
print(base.value, base.color)

// expect: 11 10
// expect: 22
// expect: base did set blue
// expect: sub did set from red
// expect: 11 blue
