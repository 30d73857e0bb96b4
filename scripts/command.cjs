// npm run backup, restore, migrate, seed, moderator, operator, school, figures, bounced,
// prepare-database: builds the stale parts, then runs the command of that name.
require('./node/node-version.cjs').requireNode();
const { buildStale } = require('./build/build.cjs');

const [name] = process.argv.splice(2, 1);

buildStale().then(
  () => require(`../dist/server/commands/${name}.js`),
  (error) => {
    console.error(`빌드하지 못했어요: ${error.message}`);
    process.exit(1);
  },
);
