import { DatabaseOutlined, DesktopOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { Role } from '../graphql/generated/documents';
import styles from './RoleIcon.module.css';

const ICONS: Record<Role, ComponentType> = {
  FRONTEND: DesktopOutlined,
  BACKEND: DatabaseOutlined,
  DESIGNER: EditOutlined,
};

/** The picture of a role in its colours, or of a team without roles. It stands beside the name of the role. */
export function RoleIcon({ role }: { role?: Role }) {
  const Icon = role === undefined ? TeamOutlined : ICONS[role];
  return (
    <span className={styles.icon} data-role={role} aria-hidden="true">
      <Icon />
    </span>
  );
}
