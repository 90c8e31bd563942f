protocol D: AnyObject { func did() }
struct S: D { func did() {} }  // error: non-class type 'S' cannot conform to class protocol 'D'
