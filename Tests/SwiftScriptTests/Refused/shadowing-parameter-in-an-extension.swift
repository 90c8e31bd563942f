// swift-format-ignore-file
extension Array { func f<Element>(_ e: Element) {} }  // error: generic parameter 'Element' shadows generic parameter from outer scope with the same name
print(1)
