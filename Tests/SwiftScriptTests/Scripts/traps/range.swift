var end = 3
print(0..<end)  // expect: 0..<3
end = -1
print(0..<end)
// trap: Range requires lowerBound <= upperBound
