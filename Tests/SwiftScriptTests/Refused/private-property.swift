struct A { private var x = 1 }
print(A().x)  // error: 'x' is inaccessible due to 'private' protection level
