import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BOUNDS } from '../../../../../shared/bounds';
import type { FieldInputProps } from '../../../../forms/field-input-props';
import { type Focusable, useFocusFirst } from '../../../../forms/useFocusFirst';
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
  const group = useFocusFirst<HTMLDivElement>(ref);
  const foot = useRef<HTMLDivElement>(null);
  const add = (question: string): void => {
    flushSync(() => onChange?.([...value, question]));
    Array.from(group.current?.querySelectorAll('textarea') ?? [])
      .at(-1)
      ?.focus();
  };
  const remove = (index: number): void => {
    flushSync(() => onChange?.(value.toSpliced(index, 1)));
    // The focused button has disappeared.
    foot.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <div ref={group} className={styles.questions}>
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
              onChange={(event) => onChange?.(value.with(index, event.target.value))}
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
        <div ref={foot} className={styles.tools}>
          <AddButton onClick={() => add('')}>{texts.noticeForm.addQuestion}</AddButton>
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

function AddButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button shape="round" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  );
}
