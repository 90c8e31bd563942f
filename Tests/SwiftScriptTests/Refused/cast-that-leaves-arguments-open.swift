// swift-format-ignore-file
class Box<T> { let value: T; init(_ value: T) { self.value = value } }
class Named<Name, T>: Box<T> { var name: Name? }
let box = Box(1)
let anything: Any = box
if let named = box as? Named { print(named) }  // error: generic parameter 'Name' could not be inferred in cast to 'Named'
print(anything is Box)  // error: generic parameter 'T' could not be inferred in cast to 'Box'
switch box {
case is Named: break  // error: reference to generic type 'Named' requires arguments in <...>
default: break
}
