// swift-format-ignore-file
class A { func title() -> String { "" } }
let a = A()
print("t: " + a.title)  // error: function produces expected type 'String'; did you mean to call it with '()'?
