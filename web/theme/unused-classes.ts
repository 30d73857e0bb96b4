/** antd's colours by name, of buttons, badges and tooltips. */
const COLOURS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';
/** Variants of buttons and fields. */
const VARIANTS = 'borderless|underlined|dashed|background-ghost';
/** Components that others contain for uses that the client has none of. */
const COMPONENTS = 'menu|tooltip|space|otp|ribbon|input-search|input-group|layout';

/**
 * A class of antd whose styles the build leaves out, because no element of the client has it;
 * otherwise half of the style sheet would be of such classes. Who begins to use one removes it
 * here; the tests of accessibility fail for an element that has one.
 */
export const UNUSED_CLASS = new RegExp(
  String.raw`\.ant-(?:(?:${COMPONENTS})(?![a-z])|col-\S*\d|[\w-]*-(?:rtl|dark|compact|inline|${VARIANTS}|${COLOURS})(?![a-z]))`,
);
