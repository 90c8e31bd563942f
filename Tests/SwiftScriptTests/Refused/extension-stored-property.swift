extension Int { var half: Int }  // error: extensions must not contain stored properties
