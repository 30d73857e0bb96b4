import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  items: MenuProps['items'];
  /** Where the menu opens. */
  placement?: 'bottomRight' | 'top';
}

/** A button that opens a menu, and says to screen readers whether it is open. */
export function MenuButton({ items, placement = 'bottomRight', ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement={placement} open={open} onOpenChange={setOpen}>
      <Button {...button} aria-haspopup="menu" aria-expanded={open} />
    </Dropdown>
  );
}
