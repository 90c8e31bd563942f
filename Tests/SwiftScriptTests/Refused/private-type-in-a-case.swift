private enum K { case a }
enum E { case x(K) }  // error: enum case in an internal enum uses a private type
