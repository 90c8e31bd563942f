func f() {
  let x: Int
  while true { x = 1; break }
  print(x)
  let y: Int
  for i in 0..<3 { y = i }  // error: immutable value 'y' may only be initialized once
}
