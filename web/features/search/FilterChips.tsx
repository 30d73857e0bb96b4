import { ROLES } from '../../../shared/notice-filter';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { useNoticeFilter } from './useNoticeFilter';

/** The filters as buttons. `withRoles` adds the roles, which studies do not have. */
export function FilterChips({ withRoles }: { withRoles: boolean }) {
  const [{ recruitingOnly, closingSoon, role }, setFilter] = useNoticeFilter();
  return (
    <>
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
