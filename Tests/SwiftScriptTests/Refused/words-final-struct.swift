// swift-format-ignore-file
final struct S { }  // error: 'final' modifier cannot be applied to this declaration
print(S())
