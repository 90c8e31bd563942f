// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
func all() -> [File] { [] } // error: type 'File' does not conform to protocol 'Copyable'
