// The right side of `??` may be of a class above that of the left one.
class Animal: CustomStringConvertible {
  let name: String
  init(_ name: String) { self.name = name }
  var description: String { "animal \(name)" }
}
class Dog: Animal {
  override var description: String { "dog \(name)" }
}
func any(_ isDog: Bool) -> Animal { isDog ? Dog("d") : Animal("a") }
let none: [Animal] = []
for isDog in [true, false] {
  let one: Animal = (any(isDog) as? Dog) ?? (isDog ? any(true) : Animal("b"))
  let two: Animal? = (any(isDog) as? Dog) ?? (none.first ?? Animal("c"))
  print(one, two?.name ?? "-")
  print((any(isDog) as? Dog) ?? (none.first ?? Animal("e")))
  print((any(isDog) as? Dog) ?? Animal("f"))
  print(((any(isDog) as? Dog) ?? Dog("g")).name)
}
func maybe(_ isThere: Bool) {
  if let one = ((any(false) as? Dog) ?? (isThere ? Animal("h") : nil)) { print(one) }
  let two = (any(true) as? Dog) ?? (isThere ? Animal("i") : nil)
  print(two?.name ?? "none")
}
maybe(true)
maybe(false)

// expect: dog d d
// expect: dog d
// expect: dog d
// expect: d
// expect: animal b c
// expect: animal e
// expect: animal f
// expect: g
// expect: animal h
// expect: d
// expect: d
