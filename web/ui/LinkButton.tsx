import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link that looks like a button: opens in a new tab like any link, and without a reload otherwise. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...button} href={useHref(to)} onClick={follow} />;
}
