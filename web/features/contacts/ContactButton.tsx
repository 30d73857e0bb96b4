import { Button } from 'antd';
import { texts } from '../../texts';
import { copyText } from '../../components/browser/copy-text';
import { useToast } from '../../components/feedback/Toast';
import { CONTACT_KINDS, type ContactKind } from './contact-kinds';
import styles from './ContactButton.module.css';

interface ContactButtonProps {
  kind: ContactKind;
  value: string;
  nickName: string;
  /** Shows the value beside the icon. An open chat shows a verb instead of its URL. */
  withValue?: boolean;
}

/** A button that opens a teammate's contact, or copies a contact without a URL. */
export function ContactButton({ kind, value, nickName, withValue = false }: ContactButtonProps) {
  const toast = useToast();
  const { icon, getHref } = CONTACT_KINDS[kind];
  const name = texts.contact.open(nickName, texts.contact.kind[kind]);
  const shown = kind === 'openChat' ? texts.contact.openChat : value;
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
      className={withValue ? styles.withValue : undefined}
      // Voice control uses the visible text, so the accessible name must contain it (WCAG 2.5.3).
      aria-label={withValue ? `${name} ${shown}` : name}
      {...action}
    >
      {withValue && shown}
    </Button>
  );
}
