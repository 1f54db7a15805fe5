// Starts the measurements.
createPreviews({});
