func g(_ f: (Int) -> String) {}
g { $0 }  // error: cannot convert value of type 'Int' to closure result type 'String'
