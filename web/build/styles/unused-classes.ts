/** antd's named colours of buttons, badges and tooltips. */
const COLOURS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';
/** Variants of buttons and fields. */
const VARIANTS = 'borderless|underlined|dashed|background-ghost';
/** Sub-components of antd that the client never renders. */
const COMPONENTS = 'menu|tooltip|space|otp|ribbon|input-search|input-group|layout';

/**
 * Classes of antd that no element of the client has. The build removes their styles, which are half
 * of the style sheet. If you start using one, remove it from these lists. The accessibility tests
 * fail for an element with such a class.
 */
export const UNUSED_CLASS = new RegExp(
  String.raw`\.ant-(?:(?:${COMPONENTS})(?![a-z])|col-\S*\d|[\w-]*-(?:rtl|dark|compact|inline|${VARIANTS}|${COLOURS})(?![a-z]))`,
);
