let answer = 42
let half = 0.5
let name = "Ada"
let isOn = true
print(answer, half, name, isOn)  // expect: 42 0.5 Ada true
let sum: Double = 1
print(sum)  // expect: 1.0
var count = 1
count = count + 1
count += 3
print(count)  // expect: 5
var a = 1, b = 2
(a, b) = (b, a)
print(a, b)  // expect: 2 1
