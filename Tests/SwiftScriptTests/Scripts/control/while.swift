var n = 3
while n > 0 {
  print(n)
  // expect: 3
  // expect: 2
  // expect: 1
  n -= 1
}
repeat {
  n += 1
} while n < 5
print(n)  // expect: 5
var collatz = 6
var steps = 0
while true {
  if collatz == 1 { break }
  collatz = collatz % 2 == 0 ? collatz / 2 : collatz * 3 + 1
  steps += 1
}
print(steps)  // expect: 8
