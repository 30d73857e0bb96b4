// The instances are processes of the built server, as they are in production.
module.exports = require('../scripts/build.cjs').buildStale;
