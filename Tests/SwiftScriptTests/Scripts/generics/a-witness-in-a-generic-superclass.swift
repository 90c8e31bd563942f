// What a protocol's type is shows in a method that a generic superclass has.
class Thing {
  required init() {}
}
class Special: Thing {}

protocol Taking {
  func take(_ thing: Thing)
}
protocol Configuring: Taking {
  associatedtype Wanted: Thing
  func configure(_ wanted: Wanted)
}
extension Configuring {
  func take(_ thing: Thing) {
    guard let wanted = thing as? Wanted else { return print("no \(Wanted.self)") }
    configure(wanted)
  }
}

class Base<Element: Thing> {
  init() {}
  func configure(_ wanted: Element) { print("configures a \(Element.self)") }
}
class Layout<Element: Thing>: Base<Element>, Configuring {}
class Fixed: Base<Special>, Configuring {}
class Own<Element: Thing>: Configuring {
  func configure(_ wanted: Element) { print("its own \(Element.self)") }
}

let layouts: [any Taking] = [Layout<Thing>(), Layout<Special>(), Fixed(), Own<Special>()]
for layout in layouts {
  layout.take(Thing())
  layout.take(Special())
}

// expect: configures a Thing
// expect: configures a Thing
// expect: no Special
// expect: configures a Special
// expect: no Special
// expect: configures a Special
// expect: no Special
// expect: its own Special
