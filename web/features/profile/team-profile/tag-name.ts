import { TAGS } from '../../../../shared/tags';

const NAMES: ReadonlyMap<string, string> = new Map(TAGS.map(({ id, name }) => [id, name]));

/** Returns the name of a tag. A tag that this release does not have shows its id. */
export function nameTag(id: string): string {
  return NAMES.get(id) ?? id;
}
