/**
 * The Korean texts by subject. A page loads only the subjects that its code names
 * (vite.chunks.mts).
 */
export { application } from './application';
export { auth } from './auth';
export { comment } from './comment';
export { carousel, common, input, pages, version } from './common';
export { consent, legal } from './consent';
export { contact } from './contact';
export { contactWarning } from './contact-warning';
export { dataExport } from './data-export';
export { favourite } from './favourite';
export { guide } from './guide';
export { member } from './member';
export { moderation } from './moderation';
export { nav } from './nav';
export { notice } from './notice';
export { notification } from './notification';
export { recovery } from './recovery';
export { safety } from './safety';
export { team } from './team';
export { time } from './time';
export { token } from './token';
export { unsubscribe } from './unsubscribe';
export { verification } from './verification';
