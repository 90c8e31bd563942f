// swift-format-ignore-file
var left: UInt8 = 1
while true {
  print(left)
  left -= 1
}

// expect: 1
// expect: 0
// trap: arithmetic overflow
