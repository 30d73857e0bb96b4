import { type Dictionary, entryFor } from '../../../graphql/enums';
import type { FitFact, NoticeKind, Role } from '../../../graphql/generated/documents';
import { texts } from '../../../texts';

/** The facts of a notice that fit the viewer. */
export interface Fit {
  facts: readonly FitFact[];
  /** The free seats of the viewer's roles. */
  seats: readonly { role: Role | null; free: number }[];
  /** The tags in common. */
  commonTags: readonly { name: string }[];
}

/** A fact that fits, in words. */
interface DescribedFact {
  fact: FitFact;
  words: string;
}

/**
 * The largest number of tags that a card names. Of more tags it names the first and counts the
 * others.
 */
const MAX_TAGS = 2;

/** Returns the facts that fit, in the words of a card. Omits facts of a newer server. */
export function describeOnCard(fit: Fit): DescribedFact[] {
  return describeFacts(fit, {
    ROLE: ({ seats }) => listSeats(seats, texts.notice.shortRole),
    TAGS: describeTags,
    COURSE: texts.fit.sameCourse,
    TIME: texts.fit.free,
  });
}

/** Returns the facts that fit, in the words of the notice's page. */
export function describeOnPage(fit: Fit, kind: NoticeKind): DescribedFact[] {
  return describeFacts(fit, {
    ROLE: ({ seats }) => texts.fit.seats(listSeats(seats, texts.notice.role)),
    TAGS: ({ commonTags }) => entryFor(texts.fit.tags, kind)(commonTags.map(({ name }) => name).join(', ')),
    COURSE: texts.fit.takesCourse,
    TIME: texts.fit.free,
  });
}

/** Returns the roles of the viewer that have free seats. */
export function rolesOf({ facts, seats }: Fit): (Role | null)[] {
  return facts.includes('ROLE') ? seats.map(({ role }) => role) : [];
}

type Words = Record<'ROLE' | 'TAGS' | 'COURSE' | 'TIME', string | ((fit: Fit) => string)>;

function describeFacts(fit: Fit, words: Words): DescribedFact[] {
  return fit.facts.flatMap((fact) => {
    const found = entryFor<FitFact, Words & { other: null }>({ ...words, other: null }, fact);
    if (found === null) return [];
    return [{ fact, words: typeof found === 'string' ? found : found(fit) }];
  });
}

/** Returns the free seats by role: `백엔드 2자리 · 디자이너 1자리`. */
function listSeats(seats: Fit['seats'], names: Dictionary<Role, string>): string {
  return seats
    .map(({ role, free }) => {
      const name = role ? entryFor(names, role) : texts.notice.anyRole;
      return texts.notice.seatsLeft(name, free);
    })
    .join(' · ');
}

/** Returns the tags in common: `React · TypeScript`, `React 외 2개`. */
function describeTags({ commonTags }: Pick<Fit, 'commonTags'>): string {
  const [first = '', ...others] = commonTags.map(({ name }) => name);
  return commonTags.length > MAX_TAGS ? texts.fit.firstOf(first, others.length) : [first, ...others].join(' · ');
}
