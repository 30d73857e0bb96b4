import type { AliasableExpression, Expression, SqlBool } from 'kysely';

/** A condition on a notice for a viewer. */
type NoticeCondition = (viewerId: Expression<number>, noticeId: Expression<number>) => Expression<SqlBool>;

/** A notice that a viewer has a relation to; the highest rank is listed first. */
export interface RelatedNotice {
  noticeId: number;
  rank: number;
}

/** The notices that a viewer has one relation to, as a table expression. */
type RelatedNotices = (viewerId: Expression<number>) => AliasableExpression<RelatedNotice>;

/**
 * What modules above contribute to the statements that read notices. A list is one statement in
 * this way, although only a table's own module names the table.
 */
export interface NoticeContributions {
  /** teams: whether the viewer is a member of the notice's team besides its owner. */
  isMember: NoticeCondition;
  /** teams: the notices whose teams the viewer is a member of besides their owners. */
  joinedNotices: RelatedNotices;
  /**
   * applications: whether the viewer has an application that keeps the notice visible, whatever its
   * school: any; over a block one that waits for a decision (rules.md: Blocking).
   */
  keepsVisible: (
    viewerId: Expression<number>,
    noticeId: Expression<number>,
    notApart: Expression<SqlBool>,
  ) => Expression<SqlBool>;
  /** applications: the notices that the viewer applied to. */
  appliedNotices: RelatedNotices;
  /** comments: how many of the notice's comments a block keeps from the viewer. */
  blockedComments: (viewerId: Expression<number>, noticeId: Expression<number>) => Expression<number>;
  /** favourites: whether the notice is among the viewer's favourites. */
  hasFavourited: NoticeCondition;
  /** favourites: the viewer's favourites. */
  favouriteNotices: RelatedNotices;
}

const contributed: Partial<NoticeContributions> = {};

/**
 * Adds a module's contributions. Modules call it when they are loaded, before any statement is
 * compiled.
 */
export function contributeToNotices(parts: Partial<NoticeContributions>): void {
  Object.assign(contributed, parts);
}

/**
 * Returns a contribution.
 * @throws {Error} when the module that contributes it is not loaded
 */
export function contribution<Name extends keyof NoticeContributions>(name: Name): NoticeContributions[Name] {
  const part = contributed[name];
  if (!part) throw new Error(`No module contributes ${name} to the statements about notices.`);
  return part;
}
