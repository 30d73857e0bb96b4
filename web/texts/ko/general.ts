/** The texts of no subject. */
export { carousel, common, pages } from './common';
export { time } from './time';
