import { type DemoProject, type ProjectName, PROJECTS } from './projects';
import { type DemoStudy, STUDIES, type StudyName } from './studies';

/** The name of one of the demo's notices. */
export type NoticeName = ProjectName | StudyName;

/** A notice's content by its name. */
export const NOTICES: Readonly<Record<NoticeName, DemoProject | DemoStudy>> = { ...PROJECTS, ...STUDIES };

/** All notices, oldest first: projects and studies mixed evenly, so that both kinds have old and new ones. */
export const NOTICE_NAMES: readonly NoticeName[] = [
  ...placed(Object.keys(PROJECTS) as ProjectName[]),
  ...placed(Object.keys(STUDIES) as StudyName[]),
]
  .sort((a, b) => a.place - b.place)
  .map(({ name }) => name);

function placed<Name>(names: readonly Name[]): { name: Name; place: number }[] {
  return names.map((name, index) => ({ name, place: (index + 0.5) / names.length }));
}
