/** A technology, subject or way of working that members and notices may have in common. */
export interface Tag {
  /** Never used again for another tag. */
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** Other spellings. */
  readonly synonyms: readonly string[];
}

/** All tags. */
export const TAGS: readonly Tag[] = [
  { id: 'python', name: 'Python', group: 'LANGUAGE', synonyms: ['파이썬'] },
  { id: 'dart', name: 'Dart', group: 'LANGUAGE', synonyms: ['다트'] },
  { id: 'go', name: 'Go', group: 'LANGUAGE', synonyms: ['고랭'] },
  { id: 'typescript', name: 'TypeScript', group: 'LANGUAGE', synonyms: ['타입스크립트', 'TS'] },
  { id: 'react', name: 'React', group: 'WEB', synonyms: ['리액트'] },
  { id: 'graphql', name: 'GraphQL', group: 'SERVER', synonyms: ['그래프큐엘'] },
  { id: 'spring', name: 'Spring', group: 'SERVER', synonyms: ['스프링'] },
  { id: 'flutter', name: 'Flutter', group: 'MOBILE', synonyms: ['플러터'] },
  { id: 'unity', name: 'Unity', group: 'GAME', synonyms: ['유니티'] },
  { id: 'figma', name: 'Figma', group: 'DESIGN', synonyms: ['피그마'] },
];

const IDS: ReadonlySet<string> = new Set(TAGS.map(({ id }) => id));

/** Returns whether a tag has this id. */
export function isTag(id: string): boolean {
  return IDS.has(id);
}
