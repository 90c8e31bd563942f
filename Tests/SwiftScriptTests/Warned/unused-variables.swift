// swift-format-ignore-file
func constants() {
  let a = 3  // warning: initialization of immutable value 'a' was never used; consider replacing with assignment to '_' or removing it
  let b: Int  // warning: immutable value 'b' was never used; consider removing it
  b = 4
  let (c, d) = (1, 2)  // warning: immutable value 'd' was never used; consider replacing with '_' or removing it
  let used = { print(c) }
  used()
}
func variables() {
  var a = 3  // warning: variable 'a' was never mutated; consider changing to 'let' constant
  var b = 4  // warning: variable 'b' was written to, but never read
  b = a
  var c: Int
  c = 5
  var d = ["x": 1]
  d["y"] = c
  var e = [1]
  e.append(2)
  var f = 1
  func change() { f += 1 }
  change()
  var g = (1, 2)
  g.0 = 3
  print(g)
}
func loops() {
  for i in 0..<2 { print("a") }  // warning: immutable value 'i' was never used; consider replacing with '_' or removing it
  for _ in 0..<2 { let y = 1 }  // warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
}
final class Box { var n = 1 }
func objects() {
  var box = Box()  // warning: variable 'box' was never mutated; consider changing to 'let' constant
  box.n = 2
}
let unusedAtTopLevel = 4
