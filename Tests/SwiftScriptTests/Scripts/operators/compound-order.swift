func tell<T>(_ n: Int, _ x: T) -> T {
  print("t\(n)")
  return x
}
struct Slot {
  var a = 1
  var half: Int {
    get {
      print("get half")
      return a / 2
    }
    set {
      print("set half")
      a = newValue &* 2
    }
  }
  subscript(i: Int) -> Int {
    get {
      print("get", i)
      return a
    }
    set {
      print("set", i)
      a = newValue
    }
  }
}
var slot = Slot()
slot[tell(1, 2)] &+= tell(2, 4)
slot[0] &+= slot[tell(3, 3)]
slot.half &-= slot[7]
slot[1] += tell(4, 2) * 3
print(slot)
// expect: t1
// expect: t2
// expect: get 2
// expect: set 2
// expect: t3
// expect: get 3
// expect: get 0
// expect: set 0
// expect: get 7
// expect: get half
// expect: set half
// expect: t4
// expect: get 1
// expect: set 1
// expect: Slot(a: -4)
