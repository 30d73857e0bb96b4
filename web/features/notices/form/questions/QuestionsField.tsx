import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Form, Input } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import { BOUNDS } from '../../../../../shared/bounds';
import type { FieldInputProps } from '../../../../forms/field-input-props';
import type { Focusable } from '../../../../forms/useFocusFirst';
import { useInputRows } from '../../../../forms/useInputRows';
import type { Known } from '../../../../graphql/enums';
import type { NoticeKind } from '../../../../graphql/generated/documents';
import { texts } from '../../../../texts';
import { questionsRule } from './questions';
import styles from './QuestionsField.module.css';

const MAX_QUESTIONS = BOUNDS.questionCount.max;

/** The questions to applicants, with suggestions that one tap adds. */
export function QuestionsField({ kind }: { kind: Known<NoticeKind> }) {
  return (
    <Group title={texts.notice.optional(texts.noticeForm.questions)}>
      <Form.Item name="questions" rules={[questionsRule]} extra={texts.noticeForm.questionsHint}>
        <QuestionInputs suggestions={texts.noticeForm.suggestedQuestions[kind]} />
      </Form.Item>
    </Group>
  );
}

/** The questions of a notice with applications, which cannot be changed. */
export function FrozenQuestions({ questions }: { questions: readonly string[] }) {
  const hintId = useId();
  return (
    <Group title={texts.noticeForm.questions}>
      <div className={styles.frozen}>
        {questions.map((question, index) => (
          <Input.TextArea
            key={question}
            value={question}
            readOnly
            rows={2}
            variant="filled"
            aria-label={texts.noticeForm.question(index + 1)}
            aria-describedby={hintId}
          />
        ))}
        <p id={hintId}>{texts.noticeForm.questionsFrozen}</p>
      </div>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface QuestionInputsProps extends FieldInputProps<readonly string[]> {
  ref?: Ref<Focusable>;
  suggestions: readonly string[];
}

/** An input for each question. The first one represents the field. */
function QuestionInputs({ suggestions, ref, id, value = [], onChange, ...input }: QuestionInputsProps) {
  const { list, addButton, add, replace, remove } = useInputRows<HTMLDivElement, string>(ref, value, onChange);
  return (
    <>
      <div ref={list} className={styles.questions}>
        {value.map((question, index) => (
          <div key={index} className={styles.question}>
            <Input.TextArea
              {...input}
              id={index === 0 ? id : undefined}
              value={question}
              aria-label={texts.noticeForm.question(index + 1)}
              placeholder={texts.noticeForm.question(index + 1)}
              rows={2}
              // A question is on one line, which a narrow phone shows as several.
              onPressEnter={(event) => event.preventDefault()}
              onChange={(event) => replace(index, event.target.value)}
            />
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={texts.noticeForm.removeQuestion(index + 1)}
              onClick={() => remove(index)}
            />
          </div>
        ))}
      </div>
      {value.length < MAX_QUESTIONS && (
        <div className={styles.tools}>
          <AddButton ref={addButton} onClick={() => add('')}>
            {texts.noticeForm.addQuestion}
          </AddButton>
          {suggestions
            .filter((suggestion) => !value.includes(suggestion))
            .map((suggestion) => (
              <AddButton key={suggestion} onClick={() => add(suggestion)}>
                {suggestion}
              </AddButton>
            ))}
        </div>
      )}
    </>
  );
}

function AddButton(props: Pick<ButtonProps, 'children' | 'onClick'> & { ref?: Ref<HTMLButtonElement> }) {
  return <Button {...props} shape="round" icon={<PlusOutlined aria-hidden />} />;
}
