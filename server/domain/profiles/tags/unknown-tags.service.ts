import { TAGS } from '../../../../shared/tags';
import { defineJob } from '../../kit/jobs/jobs';
import { deleteUnknownTags } from './unknown-tags.sql';

/**
 * Deletes ids from team profiles that are not in the list of tags, because the previous start may
 * have had another list (rules/tags.md).
 */
export const DELETE_UNKNOWN_TAGS = defineJob({
  name: 'deleteUnknownProfileTags',
  atStart: true,
  run: ({ writes }, _payload, signal) =>
    deleteUnknownTags(
      writes,
      TAGS.map(({ id }) => id),
      signal,
    ),
});
