enum E { case a(E) }  // error: recursive enum 'E' is not marked 'indirect'
