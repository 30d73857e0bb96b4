import { tagOf } from '../../../../shared/tags';
import { texts } from '../../../texts';

/** Returns the name of a tag. A tag that this release does not have shows its id. */
export function nameTag(id: string): string {
  return texts.tag.name(tagOf(id) ?? { id, name: id });
}
