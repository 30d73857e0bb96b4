import 'reflect-metadata';
import { migrate } from '../operations/migrations/migrate';
import { createServiceOrm } from '../operations/migrations/orm';

// A process of its own: MikroORM keeps its metadata in the global object, which Jest hands on to the tests' realms.
async function makeTemplate(url: string): Promise<void> {
  const orm = createServiceOrm(url);
  await migrate(orm);
  await orm.close();
}

void makeTemplate(process.argv[2] ?? '');
