struct Base {}
class Card: Base {}  // error: inheritance from non-protocol, non-class type 'Base'
