// swift-format-ignore-file
protocol Shape {}
struct Circle: Shape {}
struct Square: Shape {}
var flag = true
struct Maker {
  var shape: some Shape {  // error: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types
    if flag { return Circle() }
    return Square()
  }
}
