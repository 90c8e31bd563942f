// What an initializer was given ends where Swift ends it, though its last assignments move it.
class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit \(name)") }
}
class Box {
  var a: Part?
  var b: Part?
  let name: String
  init(_ name: String, _ a: Part?, _ b: Part?) {
    self.name = name
    self.a = a
    self.b = b
  }
  init(same part: Part) {
    name = part.name
    a = part
    b = part
  }
  init(replacing part: Part) {
    name = "replacing"
    a = Part("first")
    a = part
    b = nil
  }
  init(dropping part: Part) {
    name = "dropping"
    a = part
    a = nil
    print("dropped")
  }
  init?(maybe part: Part, _ isWanted: Bool) {
    name = "maybe"
    if !isWanted { return nil }
    b = part
  }
  deinit { print("deinit box \(name)") }
}
class Both: Box {
  var c: Part
  init(_ c: Part, _ a: Part) {
    self.c = c
    super.init("both", a, c)
    b = a
  }
}
func work() {
  let shared = Part("shared")
  do {
    let box = Box("1", Part("x"), shared)
    print(box.a?.name ?? "-", box.b?.name ?? "-")
    box.a = nil
    print("next")
  }
  print(Box(same: shared).name)
  print(Box(replacing: Part("second")).a?.name ?? "-")
  _ = Box(dropping: Part("third"))
  print(Box(maybe: Part("fourth"), true)?.b?.name ?? "-")
  print(Box(maybe: Part("fifth"), false) == nil)
  let both = Both(Part("c"), shared)
  print(both.c.name, both.a === both.b)
  var list: Box? = Box("end", nil, nil)
  list = Box("start", list?.a, Part("last"))
  print(list?.b?.name ?? "-")
}
work()
print("end")

// expect: x shared
// expect: deinit x
// expect: next
// expect: deinit box 1
// expect: deinit box shared
// expect: shared
// expect: deinit first
// expect: deinit box replacing
// expect: deinit second
// expect: second
// expect: dropped
// expect: deinit third
// expect: deinit box dropping
// expect: deinit box maybe
// expect: deinit fourth
// expect: fourth
// expect: deinit box maybe
// expect: deinit fifth
// expect: true
// expect: c true
// expect: deinit box end
// expect: last
// expect: deinit box start
// expect: deinit last
// expect: deinit box both
// expect: deinit c
// expect: deinit shared
// expect: end
