let a = !"x"  // error: cannot convert value of type 'String' to expected argument type 'Bool'
