import { BOUNDS } from '../../../shared/bounds';
import { TeamLinkButton_TeamFragmentDoc, UpdateTeamLinkDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { TextField } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './TeamBanner.module.css';

gql`
  fragment TeamLinkButton_team on Team {
    id
    link
    viewerCanManage
  }
`;
gql`
  mutation UpdateTeamLink($input: UpdateTeamLinkInput!) {
    updateTeamLink(input: $input) {
      team {
        id
        link
      }
    }
  }
`;

/**
 * Sets the link to the team's meeting place. Renders nothing for members who cannot manage the
 * team.
 */
export function TeamLinkButton({ team }: { team: FragmentOf<typeof TeamLinkButton_TeamFragmentDoc> }) {
  const { id, link, viewerCanManage } = useFragmentData(TeamLinkButton_TeamFragmentDoc, team);
  const toast = useToast();
  const [update] = useAction(UpdateTeamLinkDocument, { failed: texts.team.failed.link });
  if (!viewerCanManage) return null;
  return (
    <FormButton
      label={link === null ? texts.team.addLink : texts.team.editLink}
      className={styles.button}
      intro={texts.team.linkHint}
      submitText={texts.common.save}
      initialValues={{ link: link ?? '' }}
      onSubmit={(values, form) => update({ input: { teamId: id, link: values.link } }, form)}
      onDone={() => toast.success(texts.team.linkSaved)}
    >
      <TextField item={{ name: 'link', label: texts.team.link, bounds: BOUNDS.teamLink }} inputMode="url" />
    </FormButton>
  );
}
