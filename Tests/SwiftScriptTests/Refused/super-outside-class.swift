struct Card {
  func layout() { super.layout() }  // error: 'super' cannot be used in non-class type 'Card'
}
