import { CloseOutlined } from '@ant-design/icons';
import { ROLES } from '../../../shared/notice-filter';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { useNoticeFilter } from './useNoticeFilter';

/**
 * The filters as buttons. `withRoles` adds the roles, which studies do not have. A course comes
 * from a link, and its button removes it.
 */
export function FilterChips({ withRoles }: { withRoles: boolean }) {
  const [{ recruitingOnly, closingSoon, role, course }, setFilter] = useNoticeFilter();
  return (
    <>
      {course !== '' && (
        <FilterChip on onToggle={() => setFilter({ course: '' })}>
          {course} <CloseOutlined aria-hidden />
        </FilterChip>
      )}
      <FilterChip on={recruitingOnly} onToggle={() => setFilter({ recruitingOnly: !recruitingOnly })}>
        {texts.notice.recruiting}
      </FilterChip>
      <FilterChip on={closingSoon} onToggle={() => setFilter({ closingSoon: !closingSoon })}>
        {texts.notice.closingSoon}
      </FilterChip>
      {withRoles &&
        ROLES.map((each) => (
          <FilterChip key={each} on={role === each} onToggle={() => setFilter({ role: role === each ? null : each })}>
            {texts.notice.role[each]}
          </FilterChip>
        ))}
    </>
  );
}
