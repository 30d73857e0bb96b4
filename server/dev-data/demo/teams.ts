import type { DemoLoginId } from './members';
import type { TeamState } from '../../domain/notices/notice.entity';
import type { NoticeName } from './notices';

/** Contacts of some members of the demo. The numbers are not assigned to anyone. */
export const CONTACTS: Partial<
  Record<DemoLoginId, { openChat?: string; email?: string; phone?: string; github?: string; discord?: string }>
> = {
  minji: { openChat: 'https://open.kakao.com/o/hanteam-minji', email: 'minji@hanbit.example' },
  junho: { openChat: 'https://open.kakao.com/o/hanteam-junho', github: 'hanteam-junho' },
  malrang: { openChat: 'https://open.kakao.com/o/hanteam-tofu', github: 'hanteam-tofu', discord: 'hanteam.tofu' },
};

/** States of teams, ACTIVE by default. Ended teams do not recruit. */
export const TEAM_STATES: Partial<Record<NoticeName, keyof typeof TeamState>> = {
  hackathon: 'DONE',
  signLanguage: 'DONE',
  taxiShare: 'DISBANDED',
};

/** Completed teams, and the members who show them on their profiles. */
export const PROFILE_TEAMS: readonly { notice: NoticeName; members: readonly DemoLoginId[] }[] = [
  { notice: 'hackathon', members: ['saebyeok', 'minji', 'woojin'] },
];

/** Members who compare their free hours in a team, and its next meeting. */
export const MEETING_TEAM: {
  notice: NoticeName;
  comparing: readonly DemoLoginId[];
  meeting: { inDays: number; start: string; minutes: number; place: string };
} = {
  notice: 'lostFound',
  comparing: ['minji', 'dohyun', 'woojin'],
  meeting: { inDays: 2, start: '20:00', minutes: 60, place: '온라인 (디스코드)' },
};

/** Team with a link and with posts on its board, oldest first. */
export const TEAM: {
  notice: NoticeName;
  link: string;
  posts: readonly { by: DemoLoginId; hoursAgo: number; text: string; pinned?: true }[];
} = {
  notice: 'timetable',
  link: 'https://open.kakao.com/o/hanteam-timetable',
  posts: [
    { by: 'malrang', hoursAgo: 30, text: '안녕하세요! 화면 초안을 두 가지로 그려 봤어요. 편한 쪽으로 골라 주세요.' },
    {
      by: 'minji',
      hoursAgo: 2,
      text: '목요일 7시 반, 도서관 그룹실 3번이에요. 시간표 칸 크기부터 정해요!',
      pinned: true,
    },
  ],
};
