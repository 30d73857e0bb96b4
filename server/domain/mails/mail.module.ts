import { defineModule } from '../kit/module/module';
import { Mail } from './mail.entity';
import { DELETE_OLD_MAILS } from './mail.sql';

export const mails = defineModule({
  name: 'mails',
  uses: ['members'],
  entities: [Mail],
  tables: ['mail'],
  notExported: { mail: 'its rows have neither the address nor the text of a mail, and name no member' },
  jobs: [DELETE_OLD_MAILS],
});
