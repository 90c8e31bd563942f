// swift-format-ignore-file
var value = 1
let copy = { [value] in value }
let live = { value }
let renamed = { [old = value * 100] in old + value }
value = 2
print(copy(), live(), renamed())
class Owner {
  var name = "owner"
  lazy var describe: () -> String = { [unowned self] in self.name }
  deinit { print("gone") }
}
var owner: Owner? = Owner()
print(owner!.describe())
owner = nil

// expect: 1 2 102
// expect: owner
// expect: gone
