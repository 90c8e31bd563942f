protocol D { func f() throws }
struct S: D { func f() async {} }  // error: type 'S' does not conform to protocol 'D'
