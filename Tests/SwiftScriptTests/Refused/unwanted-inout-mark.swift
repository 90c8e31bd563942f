func read(_ n: Int) {}
var n = 1
read(&n)  // error: '&' used with non-inout argument of type 'Int'
