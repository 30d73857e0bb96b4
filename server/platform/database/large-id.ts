import { BigIntType } from '@mikro-orm/core';

/** Column type of the ids of notifications and mails: a bigint, which stays below 2^53. */
export const LARGE_ID = new BigIntType('number');
