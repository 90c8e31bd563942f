func bump(_ n: inout Int) { n += 1 }
let n = 1
bump(&n)  // error: cannot pass immutable value as inout argument: 'n' is a 'let' constant
