import { sql } from 'kysely';
import { addFields } from '../../selection/schema-fields';
import { ApplicationType } from '../applications/application.type';

addFields(ApplicationType, {
  departureReason: {
    type: () => String,
    nullable: true,
    description: 'Why the member left the team or was removed from it (이유); null without a reason.',
    sql: sql`(select reason from departure where application_id = a.id)`,
  },
});
