// A closure may say itself that a parameter is a place of the caller's.
let increase = { (x: inout Int) in x += 1 }
var number = 1
increase(&number)
print(number)
struct Box {
  var n = 0
  mutating func go() {
    let one = { (box: inout Box) in box.n += 1 }
    one(&self)
    let other = { (box: inout Self, by: Int) in box.n += by }
    other(&self, 5)
    print(n)
  }
}
var box = Box()
box.go()
func put<T>(_ place: inout T, _ value: T) {
  let set = { (x: inout T) in x = value }
  set(&place)
}
put(&number, 9)
print(number)
// expect: 2
// expect: 6
// expect: 9
