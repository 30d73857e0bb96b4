import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { ROLES } from '../../../../shared/notice-filter';
import { useFocusedAtStart } from '../../../components/browser/useFocusedAtStart';
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
 * Asks a viewer without a profile for roles, then for tags, and saves each answer at once. A school
 * without tags is asked for roles only.
 */
export function FitStart({ onDone, onLater }: FitStartProps) {
  const [step, setStep] = useState<'ROLES' | 'TAGS'>('ROLES');
  const [roles, toggleRole] = useChoices<(typeof ROLES)[number]>();
  const [tags, toggleTag] = useChoices<string>();
  const [isFinishing, setFinishing] = useState(false);
  const { data, loading, refetch } = useQuery(FitStartDocument);
  const [update, isSaving] = useAction(UpdateTeamProfileDocument, {
    failed: texts.fit.start.failed,
    onFailure: ({ code }) => {
      if (code === 'STALE') void refetch().catch(() => undefined);
      return false;
    },
  });
  const offered = data?.frequentTags ?? [];
  const hasTags = loading || offered.length > 0;
  const save = async (choice: { roles: typeof roles } | { tags: string[] }): Promise<boolean> => {
    const expectedVersion = data?.viewer?.teamProfile.version;
    return (await update({ input: { ...choice, expectedVersion } })) !== undefined;
  };
  const finish = async (): Promise<void> => {
    setFinishing(true);
    await onDone();
    setFinishing(false);
  };
  const saveRoles = async (): Promise<void> => {
    if (roles.length > 0 && !(await save({ roles }))) return;
    if (hasTags) setStep('TAGS');
    else await finish();
  };
  const saveTags = async (): Promise<void> => {
    if (tags.length === 0 || (await save({ tags }))) await finish();
  };
  const { start } = texts.fit;
  const isPending = isSaving || isFinishing;
  const later = (
    <Button type="text" size="large" onClick={onLater}>
      {start.later}
    </Button>
  );
  if (step === 'TAGS') {
    return (
      <Question
        key={step}
        title={start.tags}
        focused
        choices={offered.map(({ id, name }) => (
          <FilterChip key={id} on={tags.includes(id)} onToggle={() => toggleTag(id)}>
            {name}
          </FilterChip>
        ))}
      >
        <Button
          type="primary"
          size="large"
          loading={isPending}
          disabled={roles.length + tags.length === 0}
          onClick={() => void saveTags()}
        >
          {start.done}
        </Button>
        {roles.length === 0 && later}
      </Question>
    );
  }
  const next = hasTags ? start.next : start.done;
  const canSkip = roles.length === 0 && hasTags;
  return (
    <Question
      key={step}
      title={start.roles}
      choices={ROLES.map((role) => (
        <FilterChip key={role} on={roles.includes(role)} onToggle={() => toggleRole(role)}>
          {texts.notice.role[role]}
        </FilterChip>
      ))}
    >
      <Button
        type={canSkip ? 'default' : 'primary'}
        size="large"
        loading={isPending || (loading && roles.length > 0)}
        disabled={roles.length === 0 && !hasTags}
        onClick={() => void saveRoles()}
      >
        {canSkip ? start.withoutRole : next}
      </Button>
      {later}
    </Question>
  );
}

interface QuestionProps {
  title: string;
  /** Moves the focus to the heading when the question appears. */
  focused?: boolean;
  choices: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

function Question({ title, focused = false, choices, children }: QuestionProps) {
  const heading = useFocusedAtStart<HTMLHeadingElement>(focused);
  return (
    <Panel title={title} titleRef={heading}>
      <p className={styles.hint}>{texts.fit.start.hint}</p>
      <fieldset className={styles.choices} aria-label={title}>
        {choices}
      </fieldset>
      <div className={styles.buttons}>{children}</div>
    </Panel>
  );
}

/** Choices of a list. A press adds or removes one. */
function useChoices<Choice>(): [chosen: Choice[], toggle: (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice[]>([]);
  const toggle = (choice: Choice): void =>
    setChosen(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
  return [chosen, toggle];
}
