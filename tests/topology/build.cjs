const { buildStale } = require('../../scripts/build.cjs');

// The instances are processes of the built server, as they are in production.
module.exports = () => buildStale();
