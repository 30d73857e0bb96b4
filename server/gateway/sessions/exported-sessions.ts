import type { ExportedPart } from '../../domain/kit/export';

/**
 * The member's sessions: when each began and was last used. No id is among it, because an id is as
 * good as a password.
 */
export const exportedSessions: ExportedPart = {
  name: 'sessions',
  tables: ['session'],
  read: async ({ session }, after) => {
    // There are so few that the first reading has all of them.
    const sessions = after === 0 ? await session.describeAll() : [];
    return sessions.map((each, index) => ({ id: index + 1, ...each }));
  },
};
