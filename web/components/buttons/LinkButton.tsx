import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link that looks like a button. It navigates without a reload and can be opened in a new tab.
 */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const navigate = useLinkClickHandler<HTMLElement>(to);
  return <Button {...button} href={useHref(to)} onClick={navigate} />;
}
