import { BookOutlined, HomeOutlined, ProjectOutlined, UserOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';
import styles from './BottomBar.module.css';

/** The navigation on phones; `bell` is the link to the notifications. */
export function BottomBar({ bell }: { bell: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={texts.nav.bottom}>
      <Tab href={getHref('home')} icon={<HomeOutlined aria-hidden />} text={texts.nav.home} />
      <Tab href={getHref('projects')} icon={<ProjectOutlined aria-hidden />} text={texts.nav.projects} />
      <Tab href={getHref('studies')} icon={<BookOutlined aria-hidden />} text={texts.nav.studies} />
      {bell}
      <Tab href={getHref('myPage')} icon={<UserOutlined aria-hidden />} text={texts.nav.me} />
    </nav>
  );
}

function Tab({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <NavLink to={href}>
      <span aria-hidden="true">{icon}</span>
      {text}
    </NavLink>
  );
}
