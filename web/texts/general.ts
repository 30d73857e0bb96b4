/**
 * The texts of no subject, such as the names of buttons and times. `web/components/` uses only
 * these.
 */
export * as texts from './ko/general';
