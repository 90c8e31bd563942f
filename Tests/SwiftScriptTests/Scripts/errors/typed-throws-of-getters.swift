// swift-format-ignore-file
// A getter with typed throws.
enum F: Error { case value }
struct S { let i: Int; var number: Int { get throws(F) { if i > 1 { throw .value }; return i } } }
do { print(try S(i: 1).number); _ = try S(i: 2).number } catch { print(error) }
// expect: 1
// expect: value
