// swift-format-ignore-file
let add = { (a: Int, a: Int) in 1 }  // error: invalid redeclaration of 'a'
struct Pair<T, T> {}  // error: invalid redeclaration of 'T'
func go() {
  struct Row {}
  let Row = 1  // error: invalid redeclaration of 'Row'
  switch (1, 2) {
  case let (b, b): print(b)  // error: invalid redeclaration of 'b'
  }
}
