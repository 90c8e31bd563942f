class A { func f() {} }
class B: A { func f() {} }  // error: overriding declaration requires an 'override' keyword
