import { AppointedRole } from '../domain/operators/appointment.entity';
import { runRoleCommand } from './change-roles';

/** `npm run moderator -- add|remove|list LOGIN_ID`: manages the moderators of schools. */
runRoleCommand({
  name: 'moderator',
  role: AppointedRole.MODERATOR,
  title: '운영자',
  added: (university) => `이제 ${university}의 운영자예요. 신고는 /moderation에서 처리해요.`,
});
