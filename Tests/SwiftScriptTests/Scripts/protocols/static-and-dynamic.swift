// swift-format-ignore-file
protocol P { func req() -> String }
extension P { func req() -> String { "P.req" }; func ext() -> String { "P.ext" } }
struct S: P { func req() -> String { "S.req" }; func ext() -> String { "S.ext" } }
struct D: P {}
let p: any P = S()
print(p.req(), p.ext(), S().ext(), D().req())
func g<T: P>(_ t: T) -> String { t.req() + t.ext() }
print(g(S()), g(D()))

// expect: S.req P.ext S.ext P.req
// expect: S.reqP.ext P.reqP.ext
