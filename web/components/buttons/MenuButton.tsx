import { RightOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  items: MenuProps['items'];
  /** The key of the selected item, in a menu that offers a choice. Its button has an arrow. */
  selected?: string;
  placement?: 'bottomLeft' | 'bottomRight' | 'top';
}

/**
 * A button that opens a menu and reports to screen readers whether it is open. It gets the focus
 * back after a choice.
 */
export function MenuButton({ items, selected, placement = 'bottomRight', children, ...button }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose: MenuProps['onClick'] = ({ domEvent }) => {
    if (domEvent.type === 'keydown') {
      // Prevents Enter from pressing the button, which gets the focus below. Follows the link,
      // because antd does not follow it by keyboard.
      domEvent.preventDefault();
      domEvent.currentTarget.querySelector('a')?.click();
    }
    trigger.current?.focus();
  };
  const opener = { ...button, ref: trigger, 'aria-haspopup': 'menu', 'aria-expanded': open } as const;
  return (
    <Dropdown
      menu={{ ...(selected === undefined ? { items } : chooseOne(items, selected)), onClick: choose }}
      trigger={['click']}
      placement={placement}
      open={open}
      onOpenChange={setOpen}
    >
      {selected === undefined ? (
        <Button {...opener}>{children}</Button>
      ) : (
        <Button {...opener}>
          {children}
          <RightOutlined rotate={90} aria-hidden />
        </Button>
      )}
    </Dropdown>
  );
}

/** Marks the selected item, also for screen readers. */
function chooseOne(items: MenuProps['items'], selected: string): Pick<MenuProps, 'items' | 'selectedKeys'> {
  const radios = items?.map((item) => ({ ...item, role: 'menuitemradio', 'aria-checked': item?.key === selected }));
  return { items: radios as MenuProps['items'], selectedKeys: [selected] };
}
