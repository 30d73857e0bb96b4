import { sql } from 'kysely';
import { columnsOf } from '../../selection/rows';
import { isoTimeSql } from '../../selection/selected-fields';
import { defineExport } from '../kit/export/export';
import type { OfferTables } from './offers/offer.entity';
import { OFFER_STATE, OFFERS_WITH_NOTICES } from './offers/offer.sql';
import type { SeekerTables } from './seeker.entity';

const s = columnsOf<SeekerTables['seeker']>('s');
const o = columnsOf<OfferTables['offer']>('o');

/** The viewer's own entry in the list of seekers. */
export const seekerExport = defineExport({
  name: 'seeking',
  tables: ['seeker'],
  rows: ({ viewerId }) => sql`seeker s where s.member_id = ${viewerId}`,
  id: s.member_id,
  shape: { kinds: s.kinds, roles: s.roles, text: s.text, course: s.course_key, semester: s.semester, until: s.until },
});

const OFFER = {
  noticeId: o.notice_id,
  role: o.role,
  state: OFFER_STATE,
  createdAt: isoTimeSql(o.created_at),
  endedAt: isoTimeSql(o.ended_at),
};

/**
 * Offers to the viewer without their texts, which others wrote, and those of the viewer's notices
 * without their members.
 */
export const offerExports = [
  defineExport({
    name: 'offers-received',
    tables: ['offer'],
    rows: ({ viewerId }) => sql`${OFFERS_WITH_NOTICES} where o.member_id = ${viewerId}`,
    id: o.id,
    shape: OFFER,
  }),
  defineExport({
    name: 'offers-made',
    // `offers-received` lists the table.
    tables: [],
    rows: ({ viewerId }) => sql`${OFFERS_WITH_NOTICES} where n.owner_id = ${viewerId}`,
    id: o.id,
    shape: { ...OFFER, text: o.text },
  }),
];
