/// What one asks an anchor when a layout surprises.
