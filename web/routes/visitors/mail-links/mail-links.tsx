/** The pages of links in mails, and the page that requests such a link. */
export { ConfirmEmailPage } from './confirm-email';
export { ForgotPasswordPage } from './forgot-password';
export { ResetPasswordPage } from './reset-password';
export { UnsubscribePage } from './unsubscribe';
