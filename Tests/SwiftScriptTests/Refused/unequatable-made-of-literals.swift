// swift-format-ignore-file
struct Size { let width: Int }
let one = Size(width: 1)
print(Size(width: 1) == Size(width: 1))  // error: referencing operator function '==' on 'Equatable' requires that 'Size' conform to 'Equatable'
if one == Size(width: 2) { print("same") }  // error: referencing operator function '==' on 'Equatable' requires that 'Size' conform to 'Equatable'
print(one == one)  // error: binary operator '==' cannot be applied to two 'Size' operands
