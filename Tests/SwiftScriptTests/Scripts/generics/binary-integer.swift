func digits<I: BinaryInteger>(_ number: I) -> Int {
  var rest = number
  var count = 1
  while rest >= 10 { rest /= 10; count += 1 }
  return count
}
print(digits(7), digits(1234), digits(UInt8(200)))
// expect: 1 4 3
