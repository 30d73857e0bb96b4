import { Form, Radio, Select } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { line } from '../../../shared/text';
import type { AccessTokenScope } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { CurrentPasswordField, TextField } from '../../forms/fields';

const DAYS = [7, 30, 90, 365];

const WRITE: AccessTokenScope[] = ['READ', 'WRITE'];

export function AccessTokenFields() {
  return (
    <>
      <TextField
        item={{ name: 'name', label: texts.token.name, bounds: BOUNDS.accessTokenName, textKind: line }}
        placeholder={texts.token.nameHint}
        autoComplete="off"
      />
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
      <CurrentPasswordField label={texts.auth.password} />
    </>
  );
}
