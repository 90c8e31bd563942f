let count = 1
let count = 2  // error: invalid redeclaration of 'count'
