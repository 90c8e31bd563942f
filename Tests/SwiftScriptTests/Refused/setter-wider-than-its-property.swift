// swift-format-ignore-file
struct V { private public(set) var n = 1 }  // error: private property cannot have a public setter
