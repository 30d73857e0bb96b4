import 'reflect-metadata';
import { migrateDatabase } from '../operations/migrations/migrate';

// A process of its own: MikroORM keeps its metadata in the global object, which Jest hands on to the tests' realms.
void migrateDatabase(process.argv[2] ?? '');
