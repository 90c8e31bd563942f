func f(_ b: Bool) {
  let x: Int
  if b { x = 1 } else { x = 2 }
  x = 3  // error: immutable value 'x' may only be initialized once
  print(x)
}
