import { ROLES } from '../../../shared/notice-filter';
import { texts } from '../../texts';
import { FilterChip } from '../../components/buttons/FilterChip';
import { RemoveChip } from '../../components/buttons/RemoveChip';
import { nameTag } from '../profile/team-profile/tag-name';
import { useNoticeFilter } from './useNoticeFilter';

/**
 * The filters as buttons. `withRoles` adds the roles, which studies do not have. A course and a tag
 * come from links, so they can only be removed.
 */
export function FilterChips({ withRoles }: { withRoles: boolean }) {
  const [{ recruitingOnly, closingSoon, role, course, myCourses, tag }, setFilter] = useNoticeFilter();
  const name = tag === null ? null : nameTag(tag);
  return (
    <>
      {course !== '' && (
        <RemoveChip label={texts.notice.removeTag(course)} onRemove={() => setFilter({ course: '' })}>
          {course}
        </RemoveChip>
      )}
      {name !== null && (
        <RemoveChip label={texts.notice.removeTag(name)} onRemove={() => setFilter({ tag: null })}>
          {name}
        </RemoveChip>
      )}
      <FilterChip on={recruitingOnly} onToggle={() => setFilter({ recruitingOnly: !recruitingOnly })}>
        {texts.notice.recruiting}
      </FilterChip>
      <FilterChip on={closingSoon} onToggle={() => setFilter({ closingSoon: !closingSoon })}>
        {texts.notice.closingSoon}
      </FilterChip>
      <FilterChip on={myCourses} onToggle={() => setFilter({ myCourses: !myCourses })}>
        {texts.notice.myCourses}
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
