// swift-format-ignore-file
struct File: ~Copyable { var name = "" }
enum Entry { case file(File) } // error: associated value 'file' of 'Copyable'-conforming enum 'Entry' has non-Copyable type 'File'
