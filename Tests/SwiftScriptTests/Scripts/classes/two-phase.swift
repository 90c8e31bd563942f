class Parent {
  init() {
    print("Parent.init")
    setup()
  }
  func setup() { print("Parent.setup") }
}
class Child: Parent {
  var value = 1
  override init() {
    value = 2
    super.init()
    value = 3
    print("Child.init", value)
  }
  override func setup() {
    super.setup()
    print("Child.setup", value)
  }
}
_ = Child()

// expect: Parent.init
// expect: Parent.setup
// expect: Child.setup 2
// expect: Child.init 3
