// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
struct Folder { var file: File } // error: stored property 'file' of 'Copyable'-conforming struct 'Folder' has non-Copyable type 'File'
