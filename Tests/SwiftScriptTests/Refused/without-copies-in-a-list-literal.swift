// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
func list() {
  let files = [File()] // error: generic struct 'Array' requires that 'File' conform to 'Copyable'
}
