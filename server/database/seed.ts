import type { MikroORM } from '@mikro-orm/postgresql';
import type { Env } from '../env';

/** Accounts to look around with. */
export const DEMO_ACCOUNTS = [{ loginId: 'minji', password: 'hanteam-demo' }];

/** Fills an empty database with a demo school. */
export async function seedDemo(_orm: MikroORM, _env: Env): Promise<void> {}
