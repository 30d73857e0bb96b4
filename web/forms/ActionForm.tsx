import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import type { Draft } from './drafts/useDraft';
import styles from './ActionForm.module.css';

interface ActionFormProps<TValues extends object> extends Omit<
  FormProps<TValues>,
  'children' | 'onFinish' | 'onValuesChange' | 'initialValues' | 'layout' | 'requiredMark' | 'scrollToFirstError'
> {
  initialValues?: Partial<TValues>;
  /** Content above the fields. */
  intro?: ReactNode;
  children: ReactNode;
  /** Stores the values until they are sent. Stored values replace the initial values. */
  draft?: Draft<TValues>;
  /** Sends the valid values. */
  onSubmit: (values: TValues) => Promise<void>;
}

/**
 * A form that sends its values by an action (useAction). All forms of the client use its layout and
 * its way to show errors.
 */
export function ActionForm<TValues extends object>({
  initialValues,
  draft,
  intro,
  children,
  onSubmit,
  validateTrigger = 'onBlur',
  form: given,
  ...props
}: ActionFormProps<TValues>) {
  const [form] = Form.useForm(given);
  return (
    <Form<TValues>
      layout="vertical"
      requiredMark={false}
      // The browser's messages would be in the browser's language and cover those of the fields.
      noValidate
      validateTrigger={validateTrigger}
      // Scrolled to the top of the page, the field would be hidden behind the sticky bar.
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={{ ...initialValues, ...draft?.values }}
      onValuesChange={(changed, values) => {
        draft?.save(values);
        checkAgain(form, changed);
      }}
      onFinish={(values) => void onSubmit(values)}
      {...props}
      form={form}
    >
      {intro && <div className={styles.intro}>{intro}</div>}
      {children}
    </Form>
  );
}

/** Validates changed fields that show a message. Otherwise the message would stay until blur. */
function checkAgain<TValues extends object>(form: FormInstance<TValues>, changed: Partial<TValues>): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && String(name[0]) in changed);
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
}
