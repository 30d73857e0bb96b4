import { Select } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { line } from '../../../shared/text';
import type { AccessTokenScope } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { CurrentPasswordField, Field, TextField } from '../../forms/fields';
import { RadioGroup } from '../../forms/RadioGroup';

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
      <Field
        name="scopes"
        label={texts.token.scopes}
        getValueProps={(scopes: AccessTokenScope[]) => ({ value: scopes.includes('WRITE') })}
        normalize={(mayWrite: boolean) => (mayWrite ? WRITE : WRITE.slice(0, 1))}
      >
        <RadioGroup
          options={[
            { value: false, label: texts.token.readOnly },
            { value: true, label: texts.token.readAndWrite },
          ]}
        />
      </Field>
      <Field name="validDays" label={texts.token.validDays}>
        <Select options={DAYS.map((days) => ({ value: days, label: texts.token.days(days) }))} />
      </Field>
      <CurrentPasswordField label={texts.auth.password} />
    </>
  );
}
