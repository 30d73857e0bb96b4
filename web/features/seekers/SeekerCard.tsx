import { Avatar } from '../../components/labels/Avatar';
import { Chip } from '../../components/labels/Chip';
import { TagList } from '../../components/labels/TagList';
import { SheetButton } from '../../components/dialogs/DialogButton';
import { lazyDialog } from '../../components/dialogs/lazy-dialog';
import { SeekerCard_SeekerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { texts } from '../../texts';
import { MemberName } from '../profile/MemberName';
import { MemberProfileButton } from '../profile/team-profile/MemberProfileButton';
import { SafetyMenu } from '../safety/SafetyMenu';
import { countDaysUntil } from './days';
import { getPeopleHref } from './seeker-filter';
import { WantedChips } from './WantedChips';
import styles from './SeekerCard.module.css';
import { MemberText } from '../../components/text/MemberText';

/** Few people who read the list make an offer, so the code of the form is loaded when it opens. */
const OfferSheet = lazyDialog(async () => (await import('./offers/OfferSheet')).OfferSheet);

gql`
  fragment SeekerCard_seeker on Seeker {
    id
    kinds
    roles
    text
    until
    viewerIsSeeker
    course {
      name
    }
    member {
      id
      nickName
      imageUrl
      schoolVerified
      viewerCanReport
      viewerCanBlock
      profile {
        ...MemberProfile_profile @unmask
      }
    }
  }
`;

/** A member who looks for a team: roles, tags and a sentence, with a button to make an offer. */
export function SeekerCard({ seeker }: { seeker: FragmentOf<typeof SeekerCard_SeekerFragmentDoc> }) {
  const data = useFragmentData(SeekerCard_SeekerFragmentDoc, seeker);
  const { id, member, kinds, roles, text, course, until, viewerIsSeeker } = data;
  const tags = [
    ...(course ? [{ name: course.name, href: getPeopleHref({ course: course.name }) }] : []),
    ...(member.profile?.tags ?? []).map(({ id: tag, name }) => ({ name, href: getPeopleHref({ tag }) })),
  ];
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar {...member} size={40} />
        <div className={styles.who}>
          <h2>
            <MemberName member={member} />
            {viewerIsSeeker && <Chip tone="primary">{texts.seeker.me}</Chip>}
          </h2>
          <p>{texts.seeker.until(countDaysUntil(until))}</p>
        </div>
        <SafetyMenu member={member} />
      </div>
      <p className={styles.text}>
        <MemberText text={text} />
      </p>
      <div className={styles.chips}>
        <WantedChips kinds={kinds} roles={roles} />
      </div>
      {tags.length > 0 && <TagList label={texts.teamProfile.tags} tags={tags} />}
      <div className={styles.foot}>
        <MemberProfileButton nickName={member.nickName} profile={member.profile} />
        {!viewerIsSeeker && (
          <SheetButton
            hash={`offer-${id}`}
            type="primary"
            aria-label={texts.offer.makeTo(member.nickName)}
            dialog={(state) => <OfferSheet member={member} kinds={kinds} roles={roles} {...state} />}
          >
            {texts.offer.make}
          </SheetButton>
        )}
      </div>
    </article>
  );
}
