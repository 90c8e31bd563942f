// swift-format-ignore-file
final class A { required init() {}
 var copy: Self { A() }  // error: cannot convert return expression of type 'A' to return type 'Self'
 func again() -> Self { A() } 
 static var shared: Self { A() } }
print(A.shared.copy.again())
