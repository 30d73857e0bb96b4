import { defineJob } from '../kit/jobs/jobs';
import { defineModule } from '../kit/module/module';
import { Mail } from './mail.entity';
import { deleteMailsInBatches } from './mail.sql';

export const mails = defineModule({
  name: 'mails',
  uses: ['members'],
  entities: [Mail],
  tables: ['mail'],
  notExported: { mail: 'its rows have neither the address nor the text of a mail, and name no member' },
  jobs: [
    defineJob({
      name: 'sweepMails',
      schedule: '10 18 * * *',
      run: ({ writes }, _payload, signal) => deleteMailsInBatches(writes, signal),
    }),
  ],
});
