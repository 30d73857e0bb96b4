const { buildStale } = require('../scripts/build/build.cjs');

// The tests of topology run the server and the client as they are deployed: built.
module.exports = () => buildStale();
