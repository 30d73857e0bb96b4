import { EntityName, type Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { Member } from '../members/member.entity';
import type { NotificationKind } from './notification.entity';

/** How a member is notified. */
export enum NotificationChannel {
  BELL = 'BELL',
  MAIL = 'MAIL',
}

/** What a member has chosen for one kind of notifications. Without a row, the kind's default counts (notification.policy.ts). */
@Entity()
export class NotificationSetting {
  [EntityName]?: 'NotificationSetting';

  @PrimaryKey()
  id!: number;

  /** With the kind and the channel, it is unique (notification_setting_unique). */
  @ManyToOne(() => Member, { deleteRule: 'cascade' })
  member!: Rel<Member>;

  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Enum(() => NotificationChannel)
  channel!: NotificationChannel;

  @Property({ type: 'boolean' })
  enabled!: boolean;
}

/** The table's columns, for statements. */
export type NotificationSettingTables = InferClassEntityDB<typeof NotificationSetting>;
