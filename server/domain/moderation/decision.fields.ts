import { NoticeView } from '../notices/notice.view';
import { ModerationCaseView } from './moderation.view';
import { addFields } from '../../selection/schema-fields';

addFields(ModerationCaseView, {
  notice: {
    type: () => NoticeView,
    nullable: true,
    description: 'The notice (공고), or that of the comment; null for a member.',
  },
});
