import type { EntityClass } from '@mikro-orm/core';
import { Pool } from 'pg';
import { createServiceOrm } from '../../database/orm';
import { Application } from '../../domain/applications/application.entity';
import { Project } from '../../domain/notices/kinds/project.entity';
import { Notice } from '../../domain/notices/notice.entity';
import { columnsOfEntities } from './entity-columns';

it.each<[what: string, entity: EntityClass<object>, classes: object[]]>([
  ['an entity', Application, [Application]],
  ['an entity with its base class', Project, [Notice, Project]],
])('the columns of %s are those of the unit of work', async (_what, entity, classes) => {
  const orm = createServiceOrm(new Pool({ connectionString: 'postgres://unused/unused' }));
  const stored = orm
    .getMetadata()
    .get(entity)
    .props.filter(({ persist }) => persist !== false);
  const columns = columnsOfEntities(...classes);
  expect(new Set(columns)).toEqual(new Set(stored.flatMap(({ fieldNames }) => fieldNames)));
  expect(columns).toHaveLength(stored.length);
  await orm.close();
});
