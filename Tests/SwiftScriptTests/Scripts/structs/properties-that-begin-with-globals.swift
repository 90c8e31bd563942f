// swift-format-ignore-file
// What a property begins with may be a variable of the program.
let pv = 3
struct FS { var a = pv }
print(FS().a)
let d0 = [1: "a"]
struct G<T> { var v: T; var d = d0 }
print(G(v: 1).d)
// expect: 3
// expect: [1: "a"]
