// Builds the stale parts, then runs a program of dist/server in the same process, so that Ctrl-C
// reaches it: `node scripts/run-built.cjs main`.
require('./node/node-version.cjs').requireNode();
const { buildStale } = require('./build/build.cjs');

const [program] = process.argv.splice(2, 1);

buildStale().then(
  () => require(`../dist/server/${program}.js`),
  (error) => {
    console.error(`빌드하지 못했어요: ${error.message}`);
    process.exit(1);
  },
);
