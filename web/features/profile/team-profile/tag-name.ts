import { tagOf } from '../../../../shared/tags';
import { texts } from '../../../texts';

/** Returns the name of a tag. A tag that this release does not have shows its id. */
export function nameTag(id: string): string {
  return tagOf(id)?.names[texts.language] ?? id;
}
