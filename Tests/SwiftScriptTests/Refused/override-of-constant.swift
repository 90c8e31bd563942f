// swift-format-ignore-file
class A { let x = 1 }
class B: A { override var x: Int { get { 2 } set {} } }  // error: cannot override immutable 'let' property 'x' with the getter of a 'var'
