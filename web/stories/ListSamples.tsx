import { Link } from 'react-router-dom';
import { CardRow } from '../components/lists/CardRow';
import { Carousel } from '../components/lists/Carousel';
import { PageGrid } from '../components/lists/PageGrid';
import { Panel } from '../components/page/Panel';
import { SectionList } from '../components/lists/SectionList';
import { Sample } from './Sample';
import { ignore } from './handlers';

const CARDS = Array.from({ length: 8 }, (_, index) => (
  <Panel key={index}>
    <Link to="/test">카드 {index + 1}</Link>
  </Panel>
));

/** Lists, rows of cards and pages of cards. */
export function ListSamples() {
  return (
    <>
      <Sample name="SectionList">
        <SectionList empty="줄이 없어요.">{[]}</SectionList>
        <SectionList empty="줄이 없어요.">
          {['짧은 제목', '줄을 넘길 만큼 아주 길어서 휴대폰에서는 두 줄이나 세 줄로 보이는 제목'].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </SectionList>
      </Sample>
      <Sample name="CardRow, Carousel">
        <CardRow title="목록이 없는 줄">{CARDS.slice(0, 2)}</CardRow>
        <CardRow title="목록이 있는 줄" href="/test">
          {CARDS}
        </CardRow>
        <Carousel name="한 장" heading={<h4>한 장</h4>}>
          {CARDS.slice(0, 1)}
        </Carousel>
      </Sample>
      {[1, 6, 7].map((page) => (
        <Sample key={page} name={`PageGrid ${page}`}>
          <PageGrid page={page} totalPages={7} onPage={ignore}>
            {CARDS.slice(0, 2)}
          </PageGrid>
        </Sample>
      ))}
    </>
  );
}
