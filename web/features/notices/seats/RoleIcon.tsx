import { DatabaseOutlined, DesktopOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type Dictionary, entryFor } from '../../../graphql/enums';
import type { Role } from '../../../graphql/generated/documents';
import styles from './RoleIcon.module.css';

const ICONS: Dictionary<Role, ReactNode> = {
  FRONTEND: <DesktopOutlined />,
  BACKEND: <DatabaseOutlined />,
  DESIGNER: <EditOutlined />,
  other: <TeamOutlined />,
};

/**
 * The icon of a role in its colours, or of a team without roles. The name of the role is next to
 * it.
 */
export function RoleIcon({ role }: { role?: Role | null }) {
  return (
    <span className={styles.icon} data-role={role ?? undefined} aria-hidden="true">
      {role ? entryFor(ICONS, role) : ICONS.other}
    </span>
  );
}
