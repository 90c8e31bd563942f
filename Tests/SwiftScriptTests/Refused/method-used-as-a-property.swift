class A { func title() -> String { "" } }
let a = A()
print(a.title.count)  // error: method 'title' was used as a property; add () to call it
