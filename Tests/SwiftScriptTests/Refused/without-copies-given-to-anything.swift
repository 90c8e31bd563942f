// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
func keep<T>(_ value: T) {}
func run() {
  let file = File()
  keep(file) // error: global function 'keep' requires that 'File' conform to 'Copyable'
}
func show() {
  let file = File()
  print(file) // error: argument type 'File' does not conform to expected type 'Copyable'
}
func list() {
  let files = [File()] // error: generic struct 'Array' requires that 'File' conform to 'Copyable'
}
