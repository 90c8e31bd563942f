let text = "a"
let number = text as Int  // error: cannot convert value of type 'String' to type 'Int' in coercion
