// swift-format-ignore-file
class C {
  if true { print(1) }  // error: expected declaration
}
