outer: for i in 0..<3 {
  for j in 0..<3 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j)
    // expect: 0 0
    // expect: 0 1
    // expect: 1 0
    // expect: 1 1
  }
}
var count = 0
loop: while true {
  switch count {
  case 3: break loop
  default: count += 1
  }
}
print(count)  // expect: 3
block: do {
  if count == 3 { break block }
  print("never")
}
print("end")  // expect: end
