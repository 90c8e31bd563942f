struct A { private func f() {} }
A().f()  // error: 'f' is inaccessible due to 'private' protection level
