import { TeamState } from '../notices/notice.entity';
import { TeamView } from './team.view';
import { addFields } from '../../selection/schema-fields';

addFields(TeamView, {
  viewerNextStates: { type: () => [TeamState], description: 'The states that the viewer may give it now.' },
});
