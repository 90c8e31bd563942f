let s: String? = "a"
if s == 1 {}  // error: cannot convert value of type 'String?' to expected argument type 'Int'
