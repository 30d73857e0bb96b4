import { Form, type FormRule, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { line } from '../../shared/text';
import { texts } from '../texts';
import { textRules } from '../ui/rules';
import { SchoolInput } from './SchoolInput';

const emailRules: FormRule[] = [
  { type: 'email', message: texts.member.emailInvalid },
  ...textRules(texts.member.email, BOUNDS.email),
];

/** The fields for nickname, school and e-mail, shared by sign-up and profile. */
export function ProfileFields() {
  return (
    <>
      <Form.Item
        name="nickName"
        label={texts.member.nickName}
        rules={textRules(texts.member.nickName, BOUNDS.nickName, line)}
      >
        <Input autoComplete="nickname" />
      </Form.Item>
      <Form.Item
        name="university"
        label={texts.member.university}
        rules={textRules(texts.member.university, BOUNDS.university, line)}
      >
        <SchoolInput />
      </Form.Item>
      <Form.Item name="email" label={texts.member.email} rules={emailRules} validateFirst>
        <Input type="email" autoComplete="email" inputMode="email" />
      </Form.Item>
    </>
  );
}
