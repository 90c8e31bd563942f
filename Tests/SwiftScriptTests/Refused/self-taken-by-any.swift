// swift-format-ignore-file
protocol P { func eq(_ o: Self) -> Bool }
struct S: P { func eq(_ o: S) -> Bool { true } }
let p: any P = S()
print(p.eq(S()))  // error: member 'eq' cannot be used on value of type 'any P'; consider using a generic constraint instead
