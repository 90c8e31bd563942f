protocol Drawn { func draw() -> String }
extension Drawn { func draw() -> String { "default" } }
class Base: Drawn { init() {} }
class Derived: Base { func draw() -> String { "derived" } }
let drawn: Drawn = Derived()
print(drawn.draw(), Derived().draw())
// expect: default derived
