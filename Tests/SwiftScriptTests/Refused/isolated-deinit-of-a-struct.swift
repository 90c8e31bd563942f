// swift-format-ignore-file
struct M { 
  isolated deinit { }  // error: only classes and actors can have isolated deinit
}
