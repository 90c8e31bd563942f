// swift-format-ignore-file
print("a", seperator: ",")  // error: incorrect argument label in call (have '_:seperator:', expected '_:separator:')
