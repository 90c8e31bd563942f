// swift-format-ignore-file
struct P { var age = 1; var name = "" }
let ps = [P()]
let a = ps.filter { p in p.age > 1 && p.name }  // error: cannot convert value of type 'String' to expected argument type 'Bool'
