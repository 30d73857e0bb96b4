import 'reflect-metadata';
import { migrate } from '../operations/migrations/migrate';
import { createOrm } from '../platform/database/orm';

// A process of its own: MikroORM stores its metadata in the global object, which Jest passes on to the tests.
async function makeTemplate(url: string): Promise<void> {
  const orm = createOrm(url);
  await migrate(orm);
  await orm.close();
}

void makeTemplate(process.argv[2] ?? '');
