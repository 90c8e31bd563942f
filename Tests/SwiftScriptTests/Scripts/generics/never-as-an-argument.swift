// swift-format-ignore-file
protocol E1 { associatedtype Body: Encodable = Never; var body: Body? { get } }
struct G: E1 { var body: Never? { nil } }
print(G().body == nil)
func f<T: Encodable>(_ t: T.Type) { print(t) }
f(Never.self)
func g<T: Hashable & Comparable & Error>(_ t: T.Type) { print(t) }
g(Never.self)
print((97...101).map { String(UnicodeScalar($0)) }.joined())

// expect: true
// expect: Never
// expect: Never
// expect: abcde
