const { TestEnvironment } = require('jest-environment-jsdom');

// Dates and hours are those of Korea, also for students abroad.
process.env.TZ = 'America/New_York';

/** jsdom with the interfaces of fetch, which React Router needs and jsdom lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};
