import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';

/** The arrow before a page's heading; `label` says where it leads. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="back-link" aria-label={label}>
      <ArrowLeftOutlined aria-hidden="true" />
    </Link>
  );
}
