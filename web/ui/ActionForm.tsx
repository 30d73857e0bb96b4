import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import type { Draft } from './useDraft';

interface ActionFormProps<TValues extends object> extends Omit<
  FormProps<TValues>,
  'children' | 'onFinish' | 'onValuesChange' | 'initialValues' | 'layout' | 'requiredMark' | 'scrollToFirstError'
> {
  initialValues?: Partial<TValues>;
  children: ReactNode;
  /** Where the values are stored until they are sent. They replace the initial values. */
  draft?: Draft<TValues>;
  /** Sends the valid values. */
  onSubmit: (values: TValues) => Promise<void>;
}

/** A form that sends its values by an action (useAction). All forms of the client share its layout and how they show errors. */
export function ActionForm<TValues extends object>({
  initialValues,
  draft,
  onSubmit,
  validateTrigger = 'onBlur',
  ...form
}: ActionFormProps<TValues>) {
  return (
    <Form<TValues>
      layout="vertical"
      requiredMark={false}
      validateTrigger={validateTrigger}
      // At the top of the page the field would be hidden behind the sticky bar.
      scrollToFirstError={{ focus: true, block: 'center' }}
      initialValues={{ ...initialValues, ...draft?.values }}
      onValuesChange={(_, values) => draft?.save(values)}
      onFinish={(values) => void onSubmit(values)}
      {...form}
    />
  );
}
