struct P {}
let a: P? = nil
let b = a ?? 3  // error: binary operator '??' cannot be applied to operands of type 'P?' and 'Int'
