// Loads only the icons that are used. The package's index loads 800 of them, which takes seconds.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      target[name] ?? require(`../../../node_modules/@ant-design/icons/lib/icons/${String(name)}`).default,
  },
);
