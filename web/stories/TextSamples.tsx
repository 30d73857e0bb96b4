import { HomeHint } from '../routes/HomeHint';
import { Avatar } from '../components/labels/Avatar';
import { BackLink } from '../components/page/BackLink';
import { Banner } from '../illustrations/Banner';
import { Callout } from '../components/feedback/Callout';
import { Chip } from '../components/labels/Chip';
import { TagList } from '../components/labels/TagList';
import { Highlight } from '../components/text/Highlight';
import { LinkButton } from '../components/buttons/LinkButton';
import { Loading } from '../components/page/Loading';
import { Markdown } from '../components/text/Markdown';
import { Row } from '../components/lists/Row';
import { Seats } from '../features/notices/seats/Seats';
import { type TeamSeat, SeatTable } from '../illustrations/SeatTable';
import { Splash } from '../app/Splash';
import { TapTime } from '../components/text/TapTime';
import { TimeAgo } from '../components/text/TimeAgo';
import { VisuallyHidden } from '../components/text/VisuallyHidden';
import { toSeats } from './data/notices';
import { Sample } from './Sample';

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='%230b6e4f' d='M0 0h1v1H0z'/></svg>";

const SEATED: readonly TeamSeat[] = [{ letter: '민', tone: 3 }, { letter: '✓', tone: 'FRONTEND' }, {}];
const FREE: readonly TeamSeat[] = ['FRONTEND', 'BACKEND', 'DESIGNER'].map((tone) => ({ tone }));

/** Small parts of a page. */
export function TextSamples() {
  return (
    <>
      <Sample name="Avatar">
        <Row>
          {['0', '1', '2', '3', '4', '5'].map((id) => (
            <Avatar key={id} id={id} nickName="민지" imageUrl={null} />
          ))}
          <Avatar nickName="민지" imageUrl={null} size={88} />
          <Avatar nickName="민지" imageUrl={PICTURE} />
        </Row>
      </Sample>
      <Sample name="Chip, Seats">
        <Row>
          {(['quiet', 'primary', 'urgent', 'alarm', 'frontend', 'backend', 'designer'] as const).map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
        <Row>
          <Seats groups={[toSeats(null, 1, 0)]} />
          <Seats groups={[toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 3, 2), toSeats('DESIGNER', 1, 1)]} />
          <Seats groups={[toSeats(null, 12, 7)]} />
        </Row>
      </Sample>
      <Sample name="TagList">
        <TagList label="기술 스택" tags={[{ name: 'React', href: '/test' }, { name: '지도 API' }]} />
      </Sample>
      <Sample name="SeatTable">
        <SeatTable top={SEATED} bottom={SEATED.slice(0, 1)} />
        <SeatTable top={[...SEATED, ...SEATED]} bottom={FREE} />
      </Sample>
      <Sample name="Callout">
        <Callout tone="error">아이디나 비밀번호가 맞지 않아요.</Callout>
        <Callout tone="success" hint="메일은 30분 동안 쓸 수 있어요.">
          메일을 보냈어요.
        </Callout>
        <Callout tone="warning" action={<button type="button">네</button>}>
          아직 모집하고 있나요?
        </Callout>
      </Sample>
      <Sample name="Banner, HomeHint">
        <Banner
          heading={<h4>오늘은 어떤 팀을 찾을까요?</h4>}
          hint={<HomeHint>3팀이 팀원을 찾고 있어요.</HomeHint>}
          beside={<Callout tone="success">옆에 있는 것</Callout>}
        >
          <LinkButton to="/test">찾기</LinkButton>
        </Banner>
        <Banner heading={<h4>설명이 없는 칠판</h4>} />
      </Sample>
      <Sample name="BackLink, LinkButton">
        <Row>
          <BackLink to="/test" label="뒤로" />
          <LinkButton to="/test">보통</LinkButton>
          <LinkButton to="/test" type="primary">
            강조
          </LinkButton>
        </Row>
      </Sample>
      <Sample name="Row">
        <Row>앞</Row>
        <Row end>끝</Row>
        <Row role="alert">오류</Row>
      </Sample>
      <Sample name="Markdown">
        <Markdown text={'**굵게**, [링크](https://example.com)\n\n# 제목\n\n- 하나\n- [ ] 둘\n\n> 인용\n\n1. 첫째'} />
      </Sample>
      <Sample name="Highlight, TimeAgo, TapTime, VisuallyHidden">
        <p>
          <Highlight text="우리 학교 지도" query="학교" /> <TimeAgo time="2026-01-01T00:00:00Z" />{' '}
          <TapTime time="2026-01-01T00:00:00Z" />
          <VisuallyHidden>화면 낭독기만 읽어요</VisuallyHidden>
        </p>
      </Sample>
      <Sample name="Loading, Splash">
        <Loading />
        <Loading shape="list" />
        <Loading shape="items" />
        <Loading shape="queue" />
        <Loading shape="banner" />
        <Splash />
      </Sample>
    </>
  );
}
