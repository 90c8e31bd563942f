var side = 3
var area: Int { side * side }
print(area)  // expect: 9
side = 5
print(area)  // expect: 25
var doubled: Int {
  get { side * 2 }
  set { side = newValue / 2 }
}
doubled = 20
print(side, area)  // expect: 10 100
