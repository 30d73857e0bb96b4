// npm start: builds what is stale, then serves it, in one process so that Ctrl-C reaches the server itself.
require('./node-version.cjs').requireNode();
const { buildStale } = require('./build.cjs');

buildStale().then(
  () => require('../dist/server/main.js'),
  (error) => {
    console.error(`빌드하지 못했어요: ${error.message}`);
    process.exit(1);
  },
);
