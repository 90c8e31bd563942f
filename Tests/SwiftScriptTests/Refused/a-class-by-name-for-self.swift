// swift-format-ignore-file
class A { required init() {} ; func me() -> Self? { A() } }  // error: cannot convert return expression of type 'A' to return type 'Self'
