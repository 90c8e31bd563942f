extension ProgramWriter {
  /// What a program may choose from.
  static let features: [(inout ProgramWriter) -> Void] = [
    { $0.writeStruct() }, { $0.writeStruct() }, { $0.writeEnum() }, { $0.writeEnum() },
    { $0.writeIndirectEnum() }, { $0.writeRawEnum() }, { $0.writeClasses() },
    { $0.writeInitializers() }, { $0.writeDeinits() }, { $0.writeReferences() },
    { $0.writeProtocol() }, { $0.writeProtocol() }, { $0.writeAssociatedType() },
    { $0.writeGenericStruct() }, { $0.writeGenericFunctions() }, { $0.writeGenericClasses() },
    { $0.writeSequence() }, { $0.writeCollections() }, { $0.writeDictionaries() },
    { $0.writeSets() }, { $0.writeErrors() }, { $0.writeResults() }, { $0.writeClosures() },
    { $0.writeAutoclosures() }, { $0.writeWrapper() }, { $0.writeOperators() },
    { $0.writeKeyPaths() }, { $0.writePatterns() }, { $0.writeLoops() }, { $0.writeTexts() },
    { $0.writeChains() }, { $0.writeMetatypes() }, { $0.writeSizedNumbers() },
    { $0.writeAccessors() }, { $0.writeOrder() }, { $0.writePairs() }, { $0.writeLocals() },
    { $0.writeSelf() }, { $0.writeCasts() }, { $0.writeCopies() }, { $0.writeBuilder() },
    { $0.writeExistentials() }, { $0.writeCoding() }, { $0.writeOwnCollection() },
    { $0.writeCallables() }, { $0.writeWitnesses() }, { $0.writeMoments() }, { $0.writeWatched() },
  ]
}
