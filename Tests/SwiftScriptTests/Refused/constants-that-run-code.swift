// swift-format-ignore-file
struct S {
  let x: Int { 1 } // error: 'let' declarations cannot be computed properties
  let y: Int = 2 { didSet { print("d") } } // error: 'let' declarations cannot be observing properties
}
let g: Int { 3 } // error: 'let' declarations cannot be computed properties
let h = 1 { didSet {} } // error: 'let' declarations cannot be observing properties
func f() {
  let l: Int { 4 } // error: 'let' declarations cannot be computed properties
  print(l)
}
