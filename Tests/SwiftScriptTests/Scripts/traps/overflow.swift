var number = Int.max
print(number)  // expect: 9223372036854775807
number += 1
print(number)
// trap: arithmetic overflow
