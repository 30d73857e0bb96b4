// All factories. Each file has those of one part of the domain.

export { PASSWORD } from '../clients/accounts';
export * from './accounts';
export * from './alerts';
export * from './applications';
export * from './members';
export * from './moderation';
export * from './notices';
export * from './notifications';
export * from './profiles';
export * from './seekers';
export * from './teams';
