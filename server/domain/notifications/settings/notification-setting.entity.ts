import { EntityName, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../../members/member.entity';
import { NotificationTopic } from '../notification-topics';

/**
 * A member's choice for one topic. Without a row, the default of the topic applies
 * (notification-topics.ts).
 */
@Entity()
export class NotificationSetting {
  [EntityName]?: 'NotificationSetting';

  @PrimaryKey()
  id!: number;

  /** Unique together with the topic (notification_setting_unique). */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Enum(() => NotificationTopic)
  topic!: NotificationTopic;

  /** True if notifications of the topic are mailed. */
  @Property({ type: 'boolean' })
  mail!: boolean;
}

/** Column types of the table, for statements. */
export type NotificationSettingTables = InferClassEntityDB<typeof NotificationSetting>;
