import type { ComponentProps, ReactNode } from 'react';
import { SectionList } from '../../components/lists/SectionList';
import { Panel } from '../../components/page/Panel';
import { CaseItem } from './CaseItem';

interface CasePanelProps {
  title: string;
  /** A sentence above the cases. */
  hint?: ReactNode;
  cases: { edges: readonly { node: ComponentProps<typeof CaseItem>['moderationCase'] & { id: string } }[] };
  /** Shown without cases. */
  empty: string;
  withSchool?: boolean;
  /** The button that loads more cases. */
  children?: ReactNode;
}

/** A panel with moderation cases. */
export function CasePanel({ title, hint, cases, empty, withSchool, children }: CasePanelProps) {
  return (
    <Panel title={title} spaced>
      {hint}
      <SectionList empty={empty}>
        {cases.edges.map(({ node }) => (
          <CaseItem key={node.id} moderationCase={node} withSchool={withSchool} />
        ))}
      </SectionList>
      {children}
    </Panel>
  );
}
