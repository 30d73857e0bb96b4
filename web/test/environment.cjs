const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the interfaces of fetch, which React Router needs and jsdom lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
};
