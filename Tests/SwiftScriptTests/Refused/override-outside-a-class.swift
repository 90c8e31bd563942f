override func draw() {}  // error: 'override' can only be specified on class members
