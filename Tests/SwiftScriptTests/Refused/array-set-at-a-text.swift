var a = [1]
a["x"] = 3  // error: cannot convert value of type 'String' to expected argument type 'Int'
