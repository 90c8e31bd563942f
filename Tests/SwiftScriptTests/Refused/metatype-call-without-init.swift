class A { fileprivate init() {} }
let t = A.self
let a = t()  // error: initializing from a metatype value must reference 'init' explicitly
