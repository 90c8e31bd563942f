func counter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let first = counter()
let second = counter()
print(first(), first(), second(), first())  // expect: 1 2 1 3
var shared = 1
let read = { shared }
shared = 2
print(read())  // expect: 2
var closures: [() -> Int] = []
for index in 0..<3 { closures.append { index * 10 } }
print(closures.map { $0() })  // expect: [0, 10, 20]
