import { Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { textRules } from '../ui/rules';

/** The title that both kinds of notices have. */
export function TitleField() {
  return (
    <Form.Item name="title" label={texts.notice.titleField} rules={textRules(texts.notice.titleField, BOUNDS.title)}>
      <Input autoComplete="off" />
    </Form.Item>
  );
}

/** The content that both kinds of notices have. */
export function ContentField() {
  return (
    <Form.Item name="content" label={texts.notice.content} rules={textRules(texts.notice.content, BOUNDS.content)}>
      <Input.TextArea rows={10} />
    </Form.Item>
  );
}
