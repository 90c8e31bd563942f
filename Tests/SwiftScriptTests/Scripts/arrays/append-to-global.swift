// swift-format-ignore-file
var numbers: [Int] = []
for i in 0..<5 { numbers.append(i * i) }
let copy = numbers
numbers.append(100)
print(numbers, copy)

// expect: [0, 1, 4, 9, 16, 100] [0, 1, 4, 9, 16]
