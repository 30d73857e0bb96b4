import { DemoAccountView } from './demo.view';
import { addQueries } from '../../selection/schema-fields';

addQueries({
  demoAccounts: {
    type: () => [DemoAccountView],
    nullable: true,
    description:
      'The accounts to look around with (둘러보기). Empty in production, without DEMO=on, and where the demo is not stored. Visitors may use it.',
  },
});
