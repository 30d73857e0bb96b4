import { Form, Input, Radio, Select } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { line } from '../../shared/text';
import type { AccessTokenScope } from '../graphql/generated/documents';
import { texts } from '../texts';
import { textRules } from '../ui/rules';

const DAYS = [7, 30, 90, 365];

const WRITE: AccessTokenScope[] = ['READ', 'WRITE'];

/** The fields of a new access token. */
export function AccessTokenFields() {
  return (
    <>
      <Form.Item name="name" label={texts.token.name} rules={textRules(texts.token.name, BOUNDS.accessTokenName, line)}>
        <Input placeholder={texts.token.nameHint} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={texts.token.scopes}
        getValueProps={(scopes: AccessTokenScope[]) => ({ value: scopes.includes('WRITE') })}
        normalize={(mayWrite: boolean) => (mayWrite ? WRITE : WRITE.slice(0, 1))}
      >
        <Radio.Group
          aria-label={texts.token.scopes}
          options={[
            { value: false, label: texts.token.readOnly },
            { value: true, label: texts.token.readAndWrite },
          ]}
        />
      </Form.Item>
      <Form.Item name="validDays" label={texts.token.validDays}>
        <Select options={DAYS.map((days) => ({ value: days, label: texts.token.days(days) }))} />
      </Form.Item>
      <Form.Item
        name="password"
        label={texts.auth.password}
        extra={texts.token.passwordHint}
        rules={textRules(texts.auth.password, { min: 1, max: BOUNDS.password.max })}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </>
  );
}
