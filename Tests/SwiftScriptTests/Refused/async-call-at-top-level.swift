func f() async -> Int { 1 }
let x = f()  // error: 'async' call in a function that does not support concurrency
