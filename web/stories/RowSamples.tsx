import { Button } from 'antd';
import { BrowseButton } from '../features/notices/BrowseButton';
import { Chip } from '../components/labels/Chip';
import { Banner } from '../illustrations/Banner';
import { ChalkSeatTable } from '../illustrations/SeatTable';
import { Empty } from '../components/feedback/Empty';
import { StatusBar } from '../components/feedback/StatusBar';
import { FilterChip } from '../components/buttons/FilterChip';
import { RemoveChip } from '../components/buttons/RemoveChip';
import { Row } from '../components/lists/Row';
import { ItemRow } from '../components/lists/ItemRow';
import { RowGroups } from '../components/lists/RowGroups';
import { ShortDate } from '../components/text/ShortDate';
import { Sample } from './Sample';
import { ignore } from './handlers';

const ROW = {
  chip: <Chip tone="primary">모집 중</Chip>,
  meta: <ShortDate time="2025-11-01T00:00:00Z" />,
  href: '/test',
  next: '다음에 할 일',
};

/** Rows with a next step, and their empty states. */
export function RowSamples() {
  return (
    <>
      <Sample name="RowGroups, ItemRow, ShortDate">
        <RowGroups
          groups={[
            {
              title: '지금 볼 것',
              rows: [
                <ItemRow key="1" {...ROW} title="버튼이 있는 줄" action={<Button>버튼</Button>} />,
                <ItemRow key="2" {...ROW} title="버튼이 없는 줄" />,
              ],
            },
            { title: '빈 묶음', rows: [] },
            { title: '지난 것', rows: [<ItemRow key="3" {...ROW} title="목록에서 빠진 줄" dimmed />] },
          ]}
        />
      </Sample>
      <Sample name="FilterChip, RemoveChip">
        <Row>
          <FilterChip on onToggle={ignore}>
            켜진 조건
          </FilterChip>
          <FilterChip on={false} onToggle={ignore}>
            꺼진 조건
          </FilterChip>
          <RemoveChip label="React 빼기" onRemove={ignore}>
            React
          </RemoveChip>
        </Row>
      </Sample>
      <Sample name="StatusBar, ChalkSeatTable">
        <StatusBar>오프라인이에요.</StatusBar>
        <Banner heading={<h3>칠판</h3>}>
          <ChalkSeatTable />
        </Banner>
      </Sample>
      <Sample name="Empty, BrowseButton">
        <Empty hint="왜 해 볼 만한지 알려 줘요." action={<BrowseButton />}>
          아직 아무것도 없어요
        </Empty>
        <Empty object="star" action={<BrowseButton />}>
          아직 찜한 공고가 없어요
        </Empty>
        <Empty object="lens">찾으시는 것이 없어요</Empty>
        <Empty object="torn card">보여 드리지 못했어요</Empty>
        <Empty object="unplugged cup">오프라인이에요</Empty>
      </Sample>
    </>
  );
}
