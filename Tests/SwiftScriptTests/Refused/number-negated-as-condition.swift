let a = !5  // error: cannot convert value of type 'Int' to expected argument type 'Bool'
