import { defineRateLimit } from '../../platform/rate-limits';

/** Changes of a member's contacts. */
export const CONTACT_LIMIT = defineRateLimit({
  name: 'contacts',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Posts of a member on the boards of their teams. Each post notifies the team. */
export const TEAM_POST_LIMIT = defineRateLimit({
  name: 'teamPost',
  points: 25,
  durationSeconds: 60,
  isAnnounced: true,
});

/** Links to the teams of a member. */
export const INVITATION_LIMIT = defineRateLimit({
  name: 'teamInvitation',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
