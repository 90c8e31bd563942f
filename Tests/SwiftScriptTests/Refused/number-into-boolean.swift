// swift-format-ignore-file
let isOn: Bool = 0  // error: integer literal value '0' cannot be used as a boolean; did you mean 'false'?
