const { TestEnvironment } = require('jest-environment-jsdom');

// A zone other than Korea, because dates and times are shown in Korean time, also to students
// abroad.
process.env.TZ = 'America/New_York';

/** jsdom with the fetch interfaces, which React Router needs and jsdom lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};
