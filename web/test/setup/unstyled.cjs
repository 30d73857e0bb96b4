// Replaces the package with which antd's components register their styles. Tests need no styles,
// and jsdom compares every element with every rule.
module.exports = {
  ...jest.requireActual('../../../node_modules/@ant-design/cssinjs-utils/lib'),
  genStyleUtils: () => ({
    genStyleHooks: () => () => ['', ''],
    genComponentStyleHook: () => () => '',
    genSubStyleComponent: () => () => null,
  }),
};
