import { Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { line, paragraphs } from '../../shared/text';
import { texts } from '../texts';
import { textRules } from '../ui/rules';

/** The title field, shared by projects and studies. */
export function TitleField() {
  return (
    <Form.Item
      name="title"
      label={texts.notice.titleField}
      rules={textRules(texts.notice.titleField, BOUNDS.title, line)}
    >
      <Input autoComplete="off" />
    </Form.Item>
  );
}

/** The content field, shared by projects and studies. */
export function ContentField() {
  return (
    <Form.Item
      name="content"
      label={texts.notice.content}
      rules={textRules(texts.notice.content, BOUNDS.content, paragraphs)}
    >
      <Input.TextArea rows={10} />
    </Form.Item>
  );
}
