// swift-format-ignore-file
class Owner {}
class Part {
  unowned let owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
var owner: Owner? = Owner()
let part = Part(owner!)
owner = nil
print("freed")  // expect: freed
print(part.owner)
// trap: Attempted to read an unowned reference
