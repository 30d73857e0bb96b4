import 'reflect-metadata';
import { migrateDatabase } from '../operations/migrations/migrate';

// A process of its own: MikroORM stores its metadata in the global object, which Jest passes on to the tests.
void migrateDatabase(process.argv[2] ?? '');
