// swift-format-ignore-file
class Base { class var kind: String { "base" }; static var made = 0; required init() { Base.made += 1 }; class func make() -> Self { Self() } }
class Sub: Base { override class var kind: String { "sub" } }
print(type(of: Sub.make()), Sub.kind, Base.kind, Base.made)

// expect: Sub sub base 1
