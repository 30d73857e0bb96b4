import * as texts from '.';

const DETAILS = { noticeTitle: 'Maps', deadline: '2026-12-01', pendingCount: 2, news: null };

test.each([
  [texts.notice.total(1), '1 post'],
  [texts.notice.total(1_200), '1,200 posts'],
  [texts.comment.count(0), 'Comments'],
  [texts.comment.count(1), '1 comment'],
  [texts.notification.by('Minji', 0), 'Minji'],
  [texts.notification.by('Minji', 1), 'Minji and 1 other'],
  [texts.notification.by(undefined, 2), 'A former member and 2 others'],
  [texts.notification.text.DEADLINE_NEAR('', DETAILS), 'The post closes on Tue, Dec 1. 2 applications are waiting.'],
  [
    texts.notification.settings.onlyMails(['Applications', 'Comments', 'Teams']),
    'Only Applications, Comments and Teams',
  ],
  [texts.application.noSeat(), 'All seats are taken'],
  [texts.application.fillsOne('Backend', 3), 'If you accept, 1 of the 3 Backend seats left will be taken'],
  [texts.timetable.semesterName('2026-2'), 'Fall 2026'],
  [texts.team.people(1), '1 person in this team'],
  [texts.noticeFacts.duration(1, 30), '1.5 h'],
  [texts.noticeFacts.duration(0, 30), '30 min'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
