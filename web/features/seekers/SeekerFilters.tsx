import { ROLES } from '../../../shared/notice-filter';
import { FilterChip } from '../../components/buttons/FilterChip';
import { RemoveChip } from '../../components/buttons/RemoveChip';
import { nameTag } from '../profile/team-profile/tag-name';
import { texts } from '../../texts';
import { KINDS } from './seeker-filter';
import styles from './SeekerFilters.module.css';
import { useSeekerFilter } from './useSeekerFilter';

/** The filters as buttons. A course and a tag come from the cards, so they can only be removed. */
export function SeekerFilters() {
  const [{ kind, role, course, tag }, setFilter] = useSeekerFilter();
  return (
    <fieldset aria-label={texts.seeker.filters} className={styles.filters}>
      {course !== '' && (
        <RemoveChip label={texts.notice.removeTag(course)} onRemove={() => setFilter({ course: '' })}>
          {course}
        </RemoveChip>
      )}
      {tag !== null && (
        <RemoveChip label={texts.notice.removeTag(nameTag(tag))} onRemove={() => setFilter({ tag: null })}>
          {nameTag(tag)}
        </RemoveChip>
      )}
      {KINDS.map((each) => (
        <FilterChip key={each} on={kind === each} onToggle={() => setFilter({ kind: kind === each ? null : each })}>
          {texts.seeker.kinds[each]}
        </FilterChip>
      ))}
      {kind !== 'STUDY' &&
        ROLES.map((each) => (
          <FilterChip key={each} on={role === each} onToggle={() => setFilter({ role: role === each ? null : each })}>
            {texts.notice.role[each]}
          </FilterChip>
        ))}
    </fieldset>
  );
}
