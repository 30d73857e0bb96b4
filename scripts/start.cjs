// npm start: builds the stale parts, then runs the server in the same process, so that Ctrl-C
// reaches it.
require('./node/node-version.cjs').requireNode();
const { buildStale } = require('./build/build.cjs');

buildStale().then(
  () => require('../dist/server/main.js'),
  (error) => {
    console.error(`빌드하지 못했어요: ${error.message}`);
    process.exit(1);
  },
);
