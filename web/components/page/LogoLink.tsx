import { Link } from 'react-router-dom';
import { texts } from '../../texts/general';

/** The icon and the name of the service, as a link. */
export function LogoLink({ to, className }: { to: string; className: string | undefined }) {
  return (
    <Link to={to} className={className}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      {texts.common.name}
    </Link>
  );
}
