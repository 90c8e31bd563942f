let n: Int? = 5
if n == "5" {}  // error: cannot convert value of type 'Int?' to expected argument type 'String'
