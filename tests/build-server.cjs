const { buildStale } = require('../scripts/build/build.cjs');

// The tests of faults run the server as it is deployed: compiled.
module.exports = () => buildStale(['server']);
