// swift-format-ignore-file
open struct S {}  // error: only classes and overridable class members can be declared 'open'; use 'public'
print(1)
