import { Avatar } from '../../ui/Avatar';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { Empty } from '../../ui/Empty';
import { Highlight } from '../../ui/Highlight';
import { LinkButton } from '../../ui/LinkButton';
import { Loading } from '../../ui/Loading';
import { Row } from '../../ui/Row';
import { Splash } from '../../ui/Splash';
import { TimeAgo } from '../../ui/TimeAgo';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Sample } from './Sample';

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path fill='%230958d9' d='M0 0h1v1H0z'/></svg>";

/** Small parts of a page. */
export function TextSamples() {
  return (
    <>
      <Sample name="Avatar">
        <Row>
          <Avatar nickName="민지" imageUrl={null} />
          <Avatar nickName="민지" imageUrl={null} size={88} />
          <Avatar nickName="민지" imageUrl={PICTURE} />
        </Row>
      </Sample>
      <Sample name="Badge">
        <Row>
          {['default', 'processing', 'success', 'error'].map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </Row>
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
      <Sample name="Highlight, TimeAgo, VisuallyHidden">
        <p>
          <Highlight text="우리 학교 지도" query="학교" /> <TimeAgo time="2026-01-01T00:00:00Z" />
          <VisuallyHidden>화면 낭독기만 읽어요</VisuallyHidden>
        </p>
      </Sample>
      <Sample name="Empty, Loading, Splash">
        <Empty>비어 있어요.</Empty>
        <Loading />
        <Splash />
      </Sample>
    </>
  );
}
