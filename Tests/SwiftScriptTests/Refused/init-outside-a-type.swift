init() {}  // error: initializers may only be declared within a type
