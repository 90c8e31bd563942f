// swift-format-ignore-file
let value: Int? = nil
print("before")  // expect: before
print(value!)
// trap: Unexpectedly found nil while unwrapping an Optional value
