// swift-format-ignore-file
protocol P { func f() }
struct S {}
private extension S: P { func f() {} }  // error: 'private' modifier cannot be used with extensions that declare protocol conformances
print(1)
