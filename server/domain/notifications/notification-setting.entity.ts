import { EntityName, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';

/** Groups of kinds of notifications, each with one setting (notification.rules.ts). */
export enum NotificationTopic {
  APPLICATIONS = 'APPLICATIONS',
  NOTICES = 'NOTICES',
  COMMENTS = 'COMMENTS',
  TEAMS = 'TEAMS',
  MODERATION = 'MODERATION',
}

/**
 * The choice of a member for one topic. Without a row, the topic's default applies
 * (notification.rules.ts).
 */
@Entity()
export class NotificationSetting {
  [EntityName]?: 'NotificationSetting';

  @PrimaryKey()
  id!: number;

  /** With the topic, it is unique (notification_setting_unique). */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Enum(() => NotificationTopic)
  topic!: NotificationTopic;

  /** Whether notifications of the topic are mailed. */
  @Property({ type: 'boolean' })
  mail!: boolean;
}

/** The table's columns, for statements. */
export type NotificationSettingTables = InferClassEntityDB<typeof NotificationSetting>;
