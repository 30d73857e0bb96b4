import { PATHS } from '../../paths';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  { path: PATHS.joinTeam, layout: 'members', component: async () => (await import('./join-team')).JoinTeamPage },
];

export const chunk: Chunk = 'team';
