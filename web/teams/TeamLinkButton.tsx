import { Button } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { TeamLinkButton_TeamFragmentDoc, UpdateTeamLinkDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { TextField } from '../ui/fields';
import { FormDialog } from '../ui/FormDialog';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './TeamBoard.module.css';

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
 * A dialog that sets the link to the team's meeting place. Renders nothing for members who cannot
 * manage the team.
 */
export function TeamLinkButton({ team }: { team: FragmentOf<typeof TeamLinkButton_TeamFragmentDoc> }) {
  const { id, link, viewerCanManage } = useFragmentData(TeamLinkButton_TeamFragmentDoc, team);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const [update] = useAction(UpdateTeamLinkDocument);
  if (!viewerCanManage) return null;
  const label = link === null ? texts.team.addLink : texts.team.editLink;
  return (
    <>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog
        title={label}
        intro={texts.team.linkHint}
        submitText={texts.team.save}
        initialValues={{ link: link ?? '' }}
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={(values, form) => update({ input: { teamId: id, link: values.link } }, form)}
        onDone={() => toast.success(texts.team.linkSaved)}
      >
        <TextField item={{ name: 'link', label: texts.team.link, bounds: BOUNDS.teamLink }} inputMode="url" />
      </FormDialog>
    </>
  );
}
