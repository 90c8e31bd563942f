// swift-format-ignore-file
class C {
  for i in 0..<3 { print(i) }  // error: expected declaration
}
