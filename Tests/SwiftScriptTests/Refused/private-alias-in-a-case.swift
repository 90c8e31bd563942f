private typealias ID = Int
enum E { case a(ID) }  // error: enum case in an internal enum uses a private type
