func total(_ numbers: Int...) -> Int {
  var result = 0
  for number in numbers { result += number }
  return result
}
print(total())  // expect: 0
print(total(1, 2, 3))  // expect: 6
func log(_ items: String..., prefix: String) -> String {
  prefix + items.joined(separator: "+")
}
print(log("a", "b", prefix: ">"))  // expect: >a+b
