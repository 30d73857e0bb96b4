import { defineJob } from '../kit/jobs';
import { defineModule } from '../kit/module';
import { Mail } from './mail.entity';
import { sweepMails } from './mail.queries';

export const mails = defineModule({
  name: 'mails',
  uses: [],
  entities: [Mail],
  tables: ['mail'],
  jobs: [defineJob({ name: 'sweepMails', schedule: '10 18 * * *', run: ({ writes }) => sweepMails(writes) })],
});
