// swift-format-ignore-file
var name: String! = "a"
print(name.count)
name = nil
print(name.count)

// expect: 1
// trap: Unexpectedly found nil while implicitly unwrapping an Optional value
