const { buildStale } = require('../scripts/build/build.cjs');

// These tests run the server and the client as they are deployed: built.
module.exports = () => buildStale();
