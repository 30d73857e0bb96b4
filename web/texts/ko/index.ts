/**
 * The Korean texts by subject. A page loads only the subjects that its code names
 * (chunks.mts).
 */
export { alert } from './notices/alert';
export { application } from './teams/application';
export { auth } from './account/auth';
export { comment } from './comment';
export { draft, input, version } from './common';
export { consent, legal } from './legal/consent';
export { contact } from './teams/contact';
export { contactWarning } from './teams/contact-warning';
export { dataExport } from './account/data-export';
export { emailConfirmation } from './account/email-confirmation';
export { favourite } from './favourite';
export { fit } from './notices/fit';
export * from './general';
export { guide } from './guide';
export { meeting } from './teams/meeting';
export { member } from './account/member';
export { moderation } from './moderation';
export { nav } from './nav';
export { notice } from './notices/notice';
export { noticeFacts } from './notices/notice-facts';
export { noticeForm } from './notices/notice-form';
export { notification } from './notification';
export { operator, schoolOperator } from './operator';
export { recovery } from './account/recovery';
export { safety } from './safety';
export { offer, seeker } from './teams/seeker';
export { team } from './teams/team';
export { teamProfile, timetable } from './teams/team-profile';
export { token } from './account/token';
export { mailLink, unsubscribe } from './account/unsubscribe';
export { verification } from './account/verification';
