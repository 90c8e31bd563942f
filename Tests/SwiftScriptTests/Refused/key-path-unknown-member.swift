struct P { var name = "" }
let k = \P.nme  // error: value of type 'P' has no member 'nme'
