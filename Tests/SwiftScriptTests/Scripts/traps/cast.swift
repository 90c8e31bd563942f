// swift-format-ignore-file
class A { init() {} }
class B: A {}
let objects: [A] = [B(), A()]
print(objects[0] as! B === objects[0])  // expect: true
_ = objects[1] as! B
// trap: Could not cast value of type 'main.A'
