import type { AliasableExpression, Expression, SqlBool } from 'kysely';

/** A condition on a notice for a viewer. */
type NoticeCondition = (viewerId: Expression<number>, noticeId: Expression<number>) => Expression<SqlBool>;

/** A notice that is related to a viewer. Lists show the highest rank first. */
export interface RelatedNotice {
  noticeId: number;
  rank: number;
}

/** A table expression of the notices with one relation to a viewer. */
type RelatedNotices = (viewerId: Expression<number>) => AliasableExpression<RelatedNotice>;

/**
 * Extension point for modules above: SQL expressions in the statements that read notices. With them
 * a list is one statement, although only the module of a table uses its name.
 */
export interface NoticeContributions {
  /** teams: true if the viewer is a teammate of the notice's owner. */
  isMember: NoticeCondition;
  /** teams: the notices of the teams in which the viewer is a teammate of the owner. */
  joinedNotices: RelatedNotices;
  /**
   * applications: true if an application of the viewer keeps the notice visible, even at another
   * school. Across a block, only an application that waits for a decision does (rules.md:
   * Blocking).
   * @param unblocked true if neither the viewer nor the owner has blocked the other
   */
  keepsVisible: (
    viewerId: Expression<number>,
    noticeId: Expression<number>,
    unblocked: Expression<SqlBool>,
  ) => Expression<SqlBool>;
  /** applications: the notices that the viewer applied to. */
  appliedNotices: RelatedNotices;
  /** comments: the number of the notice's comments that a block hides from the viewer. */
  blockedComments: (viewerId: Expression<number>, noticeId: Expression<number>) => Expression<number>;
  /** favourites: true if the notice is among the viewer's favourites. */
  hasFavourited: NoticeCondition;
  /** favourites: the viewer's favourites. */
  favouriteNotices: RelatedNotices;
}

const contributed: Partial<NoticeContributions> = {};

/**
 * Registers the expressions of a module. Modules call it when they are loaded, before any statement
 * is compiled.
 */
export function contributeToNotices(parts: Partial<NoticeContributions>): void {
  Object.assign(contributed, parts);
}

/**
 * Returns the expression that a module above registered.
 * @throws {Error} if the module that provides it is not loaded
 */
export function contribution<Name extends keyof NoticeContributions>(name: Name): NoticeContributions[Name] {
  const part = contributed[name];
  if (!part) throw new Error(`No module contributes ${name} to the statements about notices.`);
  return part;
}
