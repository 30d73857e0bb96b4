import type { DemoLoginId } from './members';
import type { TeamState } from '../../domain/notices/notice.entity';
import type { NoticeName } from './notices';

/** What some of the demo's members share with their teammates. Numbers of this range belong to nobody. */
export const CONTACTS: Partial<
  Record<DemoLoginId, { openChat?: string; email?: string; phone?: string; github?: string; discord?: string }>
> = {
  minji: { openChat: 'https://open.kakao.com/o/hanteam-minji', email: 'minji@hanbit.example' },
  junho: { openChat: 'https://open.kakao.com/o/hanteam-junho', github: 'hanteam-junho' },
  malrang: { openChat: 'https://open.kakao.com/o/hanteam-tofu', github: 'hanteam-tofu', discord: 'hanteam.tofu' },
};

/** How far teams are; the others come together. Those that have ended recruit no more. */
export const TEAM_STATES: Partial<Record<NoticeName, keyof typeof TeamState>> = {
  hackathon: 'DONE',
  signLanguage: 'DONE',
  taxiShare: 'DISBANDED',
};

/** Who lets which completed team appear on their profile. */
export const PROFILE_TEAMS: readonly { notice: NoticeName; members: readonly DemoLoginId[] }[] = [
  { notice: 'hackathon', members: ['saebyeok', 'minji', 'woojin'] },
];

/** The team that has a link, and what its members wrote on the board, the oldest first. */
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
