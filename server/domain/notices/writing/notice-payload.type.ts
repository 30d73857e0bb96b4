import { noticeById, NoticeType } from '../notice.type';

/** Payload field: the notice whose id `run` returns as `noticeId`, if the viewer sees it. */
export const noticeOfPayload = (description: string) => ({ type: () => NoticeType, description, sql: noticeById });
