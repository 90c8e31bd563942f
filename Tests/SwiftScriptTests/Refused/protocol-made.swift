protocol P {}
let p = P()  // error: 'any P' cannot be constructed because it has no accessible initializers
