outer: for i in 1...3 {
  switch i {
  case 1: fallthrough
  case 2: print("one or two", i); if i == 2 { break outer }
  default: print("never")
  }
}
// expect: one or two 1
// expect: one or two 2
