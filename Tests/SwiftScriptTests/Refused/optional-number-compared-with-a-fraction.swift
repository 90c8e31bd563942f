let n: Int? = nil
if n == 2.5 {}  // error: cannot convert value of type 'Int?' to expected argument type 'Double'
