protocol P {}
public protocol Q: P {}  // error: public protocol cannot refine an internal protocol
