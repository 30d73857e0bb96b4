import { AppointedRole } from '../domain/operators/appointment.entity';
import { runRoleCommand } from './change-roles';

/** `npm run operator -- add|remove|list LOGIN_ID`: manages the operators of the installation. */
runRoleCommand({
  name: 'operator',
  role: AppointedRole.OPERATOR,
  title: '서비스 운영자',
  added: () => '이제 서비스 운영자예요. 모든 학교를 /operator에서 운영해요.',
});
