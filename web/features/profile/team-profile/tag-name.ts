import { tagOf } from '../../../../shared/tags';

/** Returns the name of a tag. A tag that this release does not have shows its id. */
export function nameTag(id: string): string {
  return tagOf(id)?.name ?? id;
}
