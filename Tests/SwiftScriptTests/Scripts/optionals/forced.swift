// swift-format-ignore-file
let number: Int? = 4
print(number!, number! + 1)  // expect: 4 5
var text: String! = "implicit"
print(text.count)  // expect: 8
let length: Int = text.count
text = nil
print(text == nil, length)  // expect: true 8
let values: [Int?] = [1, nil, 3]
print(values.count, values.compactMap { $0 }, values[1] as Any)  // expect: 3 [1, 3] nil
