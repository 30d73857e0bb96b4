import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { ROLES } from '../../../../shared/notice-filter';
import { FilterChip } from '../../../components/buttons/FilterChip';
import { Panel } from '../../../components/page/Panel';
import { FitStartDocument, UpdateTeamProfileDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { texts } from '../../../texts';
import styles from './FitStart.module.css';

gql`
  query FitStart {
    viewer {
      id
      teamProfile {
        version
      }
    }
    frequentTags {
      id
      name
    }
  }
`;

interface FitStartProps {
  /** Called after the choices are saved. */
  onDone: () => Promise<void>;
  onLater: () => void;
}

/**
 * Questions about roles and tags to a viewer without a profile. In a school without tags there is
 * only the question about roles.
 */
export function FitStart({ onDone, onLater }: FitStartProps) {
  const [roles, toggleRole] = useChoices<(typeof ROLES)[number]>();
  const [tags, toggleTag] = useChoices<string>();
  const [isFinishing, setFinishing] = useState(false);
  const { data, refetch } = useQuery(FitStartDocument);
  const [update, isSaving] = useAction(UpdateTeamProfileDocument, {
    failed: texts.fit.start.failed,
    onFailure: ({ code }) => {
      if (code === 'STALE') void refetch().catch(() => undefined);
      return false;
    },
  });
  const save = async (): Promise<void> => {
    const expectedVersion = data?.viewer?.teamProfile.version;
    if ((await update({ input: { roles, tags, expectedVersion } })) === undefined) return;
    setFinishing(true);
    await onDone();
    setFinishing(false);
  };
  const { start } = texts.fit;
  const frequent = data?.frequentTags ?? [];
  return (
    <Panel title={start.title}>
      <p className={styles.hint}>{start.hint}</p>
      <Question title={start.roles}>
        {ROLES.map((role) => (
          <FilterChip key={role} on={roles.includes(role)} onToggle={() => toggleRole(role)}>
            {texts.notice.role[role]}
          </FilterChip>
        ))}
      </Question>
      {/* The tags load later. The space for them is reserved, so that nothing moves. */}
      <div className={styles.tags}>
        {frequent.length > 0 && (
          <Question title={start.tags}>
            {frequent.map(({ id, name }) => (
              <FilterChip key={id} on={tags.includes(id)} onToggle={() => toggleTag(id)}>
                {name}
              </FilterChip>
            ))}
          </Question>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          type="primary"
          size="large"
          loading={isSaving || isFinishing}
          disabled={!data || roles.length + tags.length === 0}
          onClick={() => void save()}
        >
          {start.done}
        </Button>
        <Button type="text" size="large" onClick={onLater}>
          {start.later}
        </Button>
      </div>
    </Panel>
  );
}

/** A question with its choices. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.question}>
      <legend>{title}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}

/** Choices of a list. A press adds or removes one. */
function useChoices<Choice>(): [chosen: Choice[], toggle: (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice[]>([]);
  const toggle = (choice: Choice): void =>
    setChosen(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return [chosen, toggle];
}
