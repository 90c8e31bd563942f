class A { static func f() {} }
A().f()  // error: static member 'f' cannot be used on instance of type 'A'
