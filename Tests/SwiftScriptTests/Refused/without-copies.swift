// swift-format-ignore-file
struct File: ~Copyable {
  var name = ""
  consuming func close() {}
}
struct Folder { var file: File } // error: stored property 'file' of 'Copyable'-conforming struct 'Folder' has non-Copyable type 'File'
enum Entry { case file(File) } // error: associated value 'file' of 'Copyable'-conforming enum 'Entry' has non-Copyable type 'File'
func use(_ file: File) {} // error: parameter of noncopyable type 'File' must specify ownership
func all() -> [File] { [] } // error: type 'File' does not conform to protocol 'Copyable'
struct Plain { deinit {} } // error: deinitializer cannot be declared in struct 'Plain' that conforms to 'Copyable'
