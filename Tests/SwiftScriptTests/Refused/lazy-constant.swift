// swift-format-ignore-file
struct S {
  lazy let x = 1  // error: 'lazy' cannot be used on a let
}
