import { BookOutlined, HomeOutlined, ProjectOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';
import styles from './BottomBar.module.css';

const LINKS = [
  { href: getHref('home'), icon: <HomeOutlined aria-hidden />, text: texts.nav.home },
  { href: getHref('projects'), icon: <ProjectOutlined aria-hidden />, text: texts.nav.projects },
  { href: getHref('studies'), icon: <BookOutlined aria-hidden />, text: texts.nav.studies },
];
const MY_PAGE = { href: getHref('myPage'), icon: <UserOutlined aria-hidden />, text: texts.nav.me };

/** The navigation on phones; `bell` is the link to the notifications. */
export function BottomBar({ bell }: { bell: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={texts.nav.bottom}>
      {LINKS.map(renderLink)}
      {bell}
      {renderLink(MY_PAGE)}
    </nav>
  );
}

function renderLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <NavLink key={href} to={href}>
      <span aria-hidden="true">{icon}</span>
      {text}
    </NavLink>
  );
}
