// swift-format-ignore-file
struct Node { var v: Int; var next: Node? }  // error: value type 'Node' cannot have a stored property that recursively contains it
