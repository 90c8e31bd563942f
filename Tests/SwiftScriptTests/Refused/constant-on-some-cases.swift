// swift-format-ignore-file
func f(_ n: Int) {
  let x: Int
  switch n { case 0: x = 1; case 1: break; default: x = 3 }
  print(x)  // error: constant 'x' used before being initialized
}
