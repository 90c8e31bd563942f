for i in 5 { print(i) }  // error: for-in loop requires 'Int' to conform to 'Sequence'
