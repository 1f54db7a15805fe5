// Starts the bare page.
createBare({canvas: document.getElementById('canvas')});
