let count = 1
if count { print("yes") }  // error: type 'Int' cannot be used as a boolean; test for '!= 0' instead
