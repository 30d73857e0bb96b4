/** The texts of no subject. */
export { ago } from './ago';
export { carousel, common, pages } from './common';
export { language } from './language';
export { time } from './time';
