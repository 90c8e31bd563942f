var size = 300
print(size)  // expect: 300
print(UInt8(size))
// trap: Not enough bits to represent the passed value
