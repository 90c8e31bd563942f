struct Box {
  var value = 1 {
    didSet { print("set to", value) }  // expect: set to 3
  }
}
func change(_ value: inout Int) {
  value = 2
  value = 3
}
var box = Box()
change(&box.value)
print(box.value)  // expect: 3
