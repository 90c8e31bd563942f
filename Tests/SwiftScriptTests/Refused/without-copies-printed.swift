// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
func show() {
  let file = File()
  print(file) // error: argument type 'File' does not conform to expected type 'Copyable'
}
