var x = 5
x.y = 3  // error: value of type 'Int' has no member 'y'
