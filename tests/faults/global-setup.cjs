const { buildStale } = require('../../scripts/build.cjs');

// The faults befall the server as it is deployed: compiled.
module.exports = () => buildStale(['server']);
