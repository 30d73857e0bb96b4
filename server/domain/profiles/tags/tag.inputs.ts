import { z } from 'zod';
import { TAG_ID } from '../../../../shared/bounds';
import { bilingual } from '../../../platform/text/bilingual';

/** Rule of the id of a tag in the filter of a list. */
export const TAG_FILTER_RULE = z
  .string()
  .regex(TAG_ID, { error: bilingual({ ko: '목록에 없는 태그예요.', en: 'This tag isn’t on the list.' }) })
  .nullish();
