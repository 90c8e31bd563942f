// swift-format-ignore-file
class Base { fileprivate class Node {}
    var nodes: [Node] = [] }  // error: property must be declared fileprivate because its type uses a fileprivate type
print(Base().nodes.count)
