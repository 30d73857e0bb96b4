import { foldTagWord, spellingsOf, type Tag, TAGS } from '../tags';

/** Words that are no tags. Each line is one meaning. Korean words are written without blanks. */
const GENERAL_WORDS: readonly (readonly string[])[] = [
  ['백엔드', 'backend', 'back end'],
  ['프론트엔드', '프런트엔드', '프론트', '프런트', 'frontend', 'front end'],
  ['풀스택', 'full stack'],
  ['디자이너', 'designer'],
  ['디자인', 'design'],
  ['개발자', 'developer'],
  ['서버', 'server'],
  ['클라우드', 'cloud'],
  ['데이터', 'data'],
  ['앱', '어플', '애플리케이션', '어플리케이션', 'app', 'application'],
  ['웹', 'web'],
  ['웹사이트', 'website'],
  ['게임', 'game'],
  ['프로젝트', 'project'],
  ['스터디', 'study'],
  ['스타트업', 'startup'],
];

const KOREAN = /[가-힣]/u;

/**
 * Returns the spellings of a tag as a search reads them, Korean ones first. One letter, such as C,
 * is too short for a synonym.
 */
function toSynonyms(tag: Tag): string[] {
  const words = spellingsOf(tag).filter((word) => foldTagWord(word).length > 1);
  const korean = words.filter((word) => KOREAN.test(word)).map((word) => word.replaceAll(' ', ''));
  return [...korean, ...words.filter((word) => !KOREAN.test(word))];
}

/**
 * Words with the same meaning for students who look for a team: the spellings of each tag, and
 * general words (rules/search.md). Each line is one meaning. New lines need no migration, because
 * the index contains no synonyms.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ...TAGS.map(toSynonyms).filter(({ length }) => length > 1),
  ...GENERAL_WORDS,
];
