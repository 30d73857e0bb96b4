import { Button } from 'antd';
import { texts } from '../texts';
import { copyText } from '../ui/copyText';
import { useToast } from '../ui/Toast';
import { CONTACT_KINDS, type ContactKind } from './contact-kinds';

interface ContactButtonProps {
  kind: ContactKind;
  value: string;
  nickName: string;
  /** Whether it shows the value beside the icon. */
  withValue?: boolean;
}

/** Opens a contact of a teammate, or copies what has no address. */
export function ContactButton({ kind, value, nickName, withValue = false }: ContactButtonProps) {
  const toast = useToast();
  const { icon, getHref } = CONTACT_KINDS[kind];
  const name = texts.contact.open(nickName, texts.contact.kind[kind]);
  const copy = async (): Promise<void> => {
    if (await copyText(value)) toast.success(texts.contact.copied(value));
    else toast.info(value);
  };
  const action = getHref
    ? { href: getHref(value), target: '_blank', rel: 'noopener noreferrer' }
    : { onClick: () => void copy() };
  return (
    <Button
      type="text"
      size="large"
      icon={icon}
      // Whoever speaks to their computer says what they see.
      aria-label={withValue ? `${name} ${value}` : name}
      {...action}
    >
      {withValue && value}
    </Button>
  );
}
