// swift-format-ignore-file
protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
func shape(_ round: Bool) -> some Shape {  // error: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types
  if round { return Circle() }
  return Square()
}
print(shape(true))
