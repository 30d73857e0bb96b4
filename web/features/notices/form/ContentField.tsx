import { PlusOutlined } from '@ant-design/icons';
import { Button, type GetRef, Input } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { Field } from '../../../forms/fields';
import type { Known } from '../../../graphql/enums';
import type { NoticeKind } from '../../../graphql/generated/documents';
import { texts } from '../../../texts';
import styles from './ContentField.module.css';

const ContentPreview = lazyDialog(async () => (await import('./ContentPreview')).ContentPreview);

/** The field for the text of a notice, with headings to start from and a preview. */
export function ContentField({ kind }: { kind: Known<NoticeKind> }) {
  return (
    <Field
      name="content"
      label={texts.notice.content}
      bounds={BOUNDS.content}
      textKind={paragraphs}
      extra={texts.noticeForm.contentHint}
    >
      <ContentInput headings={Object.values(texts.noticeForm.headings[kind])} />
    </Field>
  );
}

interface ContentInputProps extends FieldInputProps<string> {
  headings: readonly string[];
}

function ContentInput({ headings, value = '', onChange, ...input }: ContentInputProps) {
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const addHeading = (heading: string): void => {
    const text = value.trimEnd();
    flushSync(() => onChange?.(`${text}${text === '' ? '' : '\n\n'}${toMarkdown(heading)}\n`));
    area.current?.focus({ cursor: 'end' });
  };
  return (
    <>
      <Input.TextArea
        {...input}
        ref={area}
        rows={10}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <div className={styles.tools}>
        {headings
          .filter((heading) => !value.includes(toMarkdown(heading)))
          .map((heading) => (
            <Button key={heading} shape="round" icon={<PlusOutlined aria-hidden />} onClick={() => addHeading(heading)}>
              {heading}
            </Button>
          ))}
        <DialogButton
          type="link"
          disabled={value.trim() === ''}
          dialog={(state) => <ContentPreview text={value} {...state} />}
        >
          {texts.noticeForm.preview}
        </DialogButton>
      </div>
    </>
  );
}

function toMarkdown(heading: string): string {
  return `## ${heading}`;
}
