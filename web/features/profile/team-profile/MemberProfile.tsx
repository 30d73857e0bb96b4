import type { MemberProfile_ProfileFragment } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { Chip } from '../../../components/labels/Chip';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { RoleName } from '../RoleName';
import styles from './MemberProfile.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment MemberProfile_profile on MemberProfile {
    intro
    roles
    tags {
      id
      name
    }
    links
    department
  }
`;

/** The part of a team profile that others read. */
export type SharedProfile = Omit<MemberProfile_ProfileFragment, '__typename' | ' $fragmentName' | 'tags'> & {
  tags: readonly { id: string; name: string }[];
};

interface MemberProfileProps {
  profile: SharedProfile;
  /** The ids of the tags of a notice. Those in common are marked. */
  noticeTags?: readonly string[];
}

/** A team profile as others read it. */
export function MemberProfile({ profile, noticeTags = [] }: MemberProfileProps) {
  const { intro, roles, tags, links, department } = profile;
  const isCommon = (id: string): boolean => noticeTags.includes(id);
  return (
    <div className={styles.profile}>
      {(roles.length > 0 || department) && (
        <div className={styles.chips}>
          {roles.map((role) => (
            <RoleName key={role} role={role} />
          ))}
          {department && <MemberText text={department} />}
        </div>
      )}
      {intro && (
        <p className={styles.intro}>
          <MemberText text={intro} />
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={texts.teamProfile.tags}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Chip tone={isCommon(id) ? 'primary' : 'quiet'} checked={isCommon(id)}>
                {name}
                {isCommon(id) && <VisuallyHidden> ({texts.teamProfile.sameTags})</VisuallyHidden>}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {tags.some(({ id }) => isCommon(id)) && (
        <p className={styles.legend} aria-hidden="true">
          ✓ {texts.teamProfile.sameTags}
        </p>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={texts.teamProfile.links}>
          {links.map((link) => (
            <li key={link}>
              <ProfileLink href={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A link with its host, which shows where it leads. */
function ProfileLink({ href }: { href: string }) {
  const { host, pathname } = new URL(href);
  const name = host.replace(/^www\./, '');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={texts.teamProfile.linkTo(name)}
      className={styles.link}
    >
      <strong>{name}</strong>
      {pathname === '/' ? '' : pathname}
    </a>
  );
}

/** Whether a profile has no content that others read. */
export function isEmptyProfile({ intro, roles, tags, links, department }: SharedProfile): boolean {
  return intro.trim() === '' && roles.length + tags.length + links.length === 0 && !department;
}
