// swift-format-ignore-file
struct Card {
  var width: Int { get { 1 } set } // error: expected '{' to start setter definition
}
