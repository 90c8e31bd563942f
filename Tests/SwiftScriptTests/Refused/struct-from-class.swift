// swift-format-ignore-file
class A {}
struct S: A {}  // error: inheritance from non-protocol type 'A'
