class Root {
  let tag: String
  required init(tag: String) { self.tag = tag }
  class func make() -> Root { self.init(tag: "made") }
}
class Leaf: Root {
  required init(tag: String) {
    super.init(tag: "leaf " + tag)
  }
}
print(Root.make().tag)  // expect: made
print(Leaf.make().tag)  // expect: leaf made
let type: Root.Type = Leaf.self
print(type.init(tag: "x").tag)  // expect: leaf x
