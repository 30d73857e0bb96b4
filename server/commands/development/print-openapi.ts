// Writes openapi.json, the published description of REST.
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi } from '../../gateway/rest/openapi/openapi';

writeFileSync(join(__dirname, '../../../openapi.json'), `${JSON.stringify(createOpenApi(), null, 2)}\n`);
