@discardableResult
func log(_ text: String) -> Int {
  print(text)
  // expect: hello
  // expect: world!
  return text.count
}
log("hello")
let count = log("world!")
print(count)  // expect: 6
_ = count + 1
