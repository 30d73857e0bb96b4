import { Form, Switch } from 'antd';
import type { ComponentProps } from 'react';
import { BOUNDS } from '../../../../../shared/bounds';
import type { FieldInputProps } from '../../../../forms/field-input-props';
import { entryFor } from '../../../../graphql/enums';
import { texts } from '../../../../texts';
import { RoleIcon } from '../../seats/RoleIcon';
import { HeadcountField, WantedCount } from './HeadcountField';
import { checkRoles, type Headcounts, type RoleHeadcount } from './headcounts';
import styles from './ProjectHeadcounts.module.css';
import { Stepper } from '../Stepper';

/** The headcounts of a project: one for each role, or one number for all roles. */
export function ProjectHeadcounts() {
  const withoutRoles = Form.useWatch<Headcounts['withoutRoles']>('withoutRoles') ?? false;
  return (
    <div className={styles.headcounts}>
      <fieldset className={styles.roles} hidden={withoutRoles}>
        <legend>{texts.notice.roleHeadcounts}</legend>
        <Form.Item name="roles" rules={[checkRoles]}>
          <RoleSteppers />
        </Form.Item>
      </fieldset>
      {withoutRoles ? (
        <HeadcountField />
      ) : (
        // Shows the server's message about the sum of the roles.
        <Form.Item name="headcount">
          <WantedCount />
        </Form.Item>
      )}
      <label className={styles.switch}>
        <Form.Item name="withoutRoles" valuePropName="checked" noStyle>
          <Switch />
        </Form.Item>
        {texts.noticeForm.withoutRoles}
      </label>
    </div>
  );
}

interface RoleSteppersProps extends FieldInputProps<readonly RoleHeadcount[]> {
  ref?: ComponentProps<typeof Stepper>['ref'];
}

/**
 * The inputs for the headcounts of the roles. The first input represents the field, for example for
 * the focus. The server's messages refer to all roles together.
 */
function RoleSteppers({ ref, id, value = [], onChange, ...input }: RoleSteppersProps) {
  return value.map(({ role, headcount }, index) => {
    const inputId = index === 0 ? id : `${id}_${role}`;
    const name = entryFor(texts.notice.role, role);
    return (
      <div key={role} className={styles.role}>
        <RoleIcon role={role} />
        <label htmlFor={inputId}>{name}</label>
        <Stepper
          {...input}
          ref={index === 0 ? ref : undefined}
          id={inputId}
          bounds={BOUNDS.roleNumber}
          fewer={texts.noticeForm.fewerOf(name)}
          more={texts.noticeForm.moreOf(name)}
          value={headcount}
          onChange={(changed) => onChange?.(value.with(index, { role, headcount: changed }))}
        />
      </div>
    );
  });
}
