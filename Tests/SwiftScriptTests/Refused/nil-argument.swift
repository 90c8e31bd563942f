func greet(_ name: String) {}
greet(nil)  // error: 'nil' is not compatible with expected argument type 'String'
