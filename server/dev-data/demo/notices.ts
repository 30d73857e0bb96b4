import { type DemoProject, type ProjectName, PROJECTS } from './projects';
import { type DemoStudy, STUDIES, type StudyName } from './studies';

/** Name of one of the demo's notices. */
export type NoticeName = ProjectName | StudyName;

/** Content of the notices by name. */
export const NOTICES: Readonly<Record<NoticeName, DemoProject | DemoStudy>> = { ...PROJECTS, ...STUDIES };

/**
 * All notices, oldest first. Projects and studies alternate evenly, so that both kinds have old and
 * new ones.
 */
export const NOTICE_NAMES: readonly NoticeName[] = [
  ...spread(Object.keys(PROJECTS) as ProjectName[]),
  ...spread(Object.keys(STUDIES) as StudyName[]),
]
  .sort((a, b) => a.position - b.position)
  .map(({ name }) => name);

/** Returns each name with its position between 0 and 1. */
function spread<Name>(names: readonly Name[]): { name: Name; position: number }[] {
  return names.map((name, index) => ({ name, position: (index + 0.5) / names.length }));
}
