// Finds the browser for the tests, pictures and measurements: CHROMIUM_PATH, or else one of
// Debian's packages. The package chromium-headless-shell needs a quarter less time than a whole
// browser, and shows the same pages.
const { existsSync } = require('node:fs');

const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of the browser, or undefined if there is none. */
exports.findChromium = () => {
  const paths = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : PATHS;
  return paths.find((path) => existsSync(path));
};
