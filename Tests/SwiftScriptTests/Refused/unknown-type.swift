let card: Crad? = nil  // error: cannot find type 'Crad' in scope
