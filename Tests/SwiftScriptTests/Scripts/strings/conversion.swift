// swift-format-ignore-file
print(Int("42")!, Int("4x") == nil, Double("2.5")!, Double("z") == nil)  // expect: 42 true 2.5 true
print(String(describing: 1.0), String(describing: [1]), String(255, radix: 16))
// expect: 1.0 [1] ff
print(Int("ff", radix: 16)!, Bool("true")!, Int("-7")!)  // expect: 255 true -7
let text = "12"
if let number = Int(text) { print(number + 1) }  // expect: 13
print("\(Int(3.99)) \(Int(-3.99)) \(Double(7) / 2)")  // expect: 3 -3 3.5
