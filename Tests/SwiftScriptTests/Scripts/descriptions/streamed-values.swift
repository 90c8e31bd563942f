// swift-format-ignore-file
// What is TextOutputStreamable is printed as it writes itself.
struct Wrapped: TextOutputStreamable {
  let n: Int
  func write<T: TextOutputStream>(to target: inout T) { target.write("W<\(n)>") }
}
print(Wrapped(n: 3), [Wrapped(n: 1)], "\(Wrapped(n: 2))")
debugPrint(Wrapped(n: 4))
struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<T: TextOutputStream>(to target: inout T) { target.write("streamed") }
}
print(Both(), [Both()], Optional(Both()) as Any)
// expect: W<3> [W<1>] W<2>
// expect: W<4>
// expect: streamed [described] Optional(described)
