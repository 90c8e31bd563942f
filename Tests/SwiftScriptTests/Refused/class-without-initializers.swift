class Card {  // error: class 'Card' has no initializers
  var title: String
}
