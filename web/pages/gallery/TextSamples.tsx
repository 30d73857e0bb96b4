import { HomeHint } from '../../layout/HomeHint';
import { Avatar } from '../../ui/Avatar';
import { BackLink } from '../../ui/BackLink';
import { Board } from '../../ui/Board';
import { Callout } from '../../ui/Callout';
import { Chip } from '../../ui/Chip';
import { Highlight } from '../../ui/Highlight';
import { LinkButton } from '../../ui/LinkButton';
import { Loading } from '../../ui/Loading';
import { Markdown } from '../../ui/Markdown';
import { Row } from '../../ui/Row';
import { Seats } from '../../ui/Seats';
import { type Chair, SeatTable } from '../../ui/SeatTable';
import { Splash } from '../../ui/Splash';
import { TapTime } from '../../ui/TapTime';
import { TimeAgo } from '../../ui/TimeAgo';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Sample } from './Sample';

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='%230b6e4f' d='M0 0h1v1H0z'/></svg>";

const SEATED: readonly Chair[] = [{ letter: '민', tone: 3 }, { letter: '✓', tone: 'FRONTEND' }, {}];
const FREE: readonly Chair[] = ['FRONTEND', 'BACKEND', 'DESIGNER'].map((tone) => ({ tone }));

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
          {(['quiet', 'primary', 'urgent', 'frontend', 'backend', 'designer'] as const).map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
        <Row>
          <Seats taken={0} all={1} />
          <Seats taken={2} all={4} kind="FRONTEND" />
          <Seats taken={3} all={6} kind="BACKEND" />
          <Seats taken={2} all={2} kind="DESIGNER" />
          <Seats taken={7} all={12} />
        </Row>
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
      <Sample name="Board, HomeHint">
        <Board
          heading={<h4>오늘은 어떤 팀을 찾을까요?</h4>}
          hint={<HomeHint>3팀이 팀원을 찾고 있어요.</HomeHint>}
          beside={<Callout tone="success">옆에 있는 것</Callout>}
        >
          <LinkButton to="/test">찾기</LinkButton>
        </Board>
        <Board heading={<h4>설명이 없는 칠판</h4>} />
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
        <Splash />
      </Sample>
    </>
  );
}
