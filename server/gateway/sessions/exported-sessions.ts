import type { ExportedPart } from '../../domain/kit/export/export';

/**
 * Exports when each session of the member began and was last used. Ids are excluded, because an id
 * grants access like a password.
 */
export const exportedSessions: ExportedPart = {
  name: 'sessions',
  tables: ['session'],
  read: async ({ session }, after) => {
    // A member has few sessions, so the first read returns all of them.
    const sessions = after === 0 ? await session.describeAll() : [];
    return sessions.map((each, index) => ({ id: index + 1, ...each }));
  },
};
