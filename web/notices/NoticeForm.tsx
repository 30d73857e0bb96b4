import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { getHref } from '../paths';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';

/** The props that a page passes to the form of a project or study. */
export interface NoticeFormProps<TValues extends object> {
  form: FormInstance<TValues>;
  initialValues: Partial<TValues>;
  submitText: string;
  pending: boolean;
  onChange?: (values: TValues) => void;
  onSubmit: (values: TValues) => void;
}

/** The form shared by projects and studies: the given fields, a submit button and a cancel link. */
export function NoticeForm<TValues extends object>({
  form,
  initialValues,
  submitText,
  pending,
  onChange,
  onSubmit,
  children,
}: NoticeFormProps<TValues> & { children: ReactNode }) {
  return (
    <section className="panel">
      <Form<TValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        // At the top of the page the field would be hidden behind the sticky bar.
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={initialValues}
        onValuesChange={(_, values) => onChange?.(values)}
        onFinish={onSubmit}
      >
        {children}
        <div className="row">
          <Button type="primary" htmlType="submit" loading={pending}>
            {submitText}
          </Button>
          <LinkButton to={getHref('home')}>{texts.common.cancel}</LinkButton>
        </div>
      </Form>
    </section>
  );
}
