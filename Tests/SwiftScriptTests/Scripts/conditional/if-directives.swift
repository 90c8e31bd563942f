#if os(macOS)
  print("mac")
#elseif canImport(Foundation)
  print("foundation")
#else
  print("neither")
#endif
#if false
  print(unknownThing)
#endif
struct S {
  #if swift(>=5.5)
    let modern = true
  #else
    let modern = false
  #endif
}
print(S().modern)
// expect: foundation
// expect: true
