import { Form, Input } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { Callout } from '../../../components/feedback/Callout';
import { paragraphCounter, textRules } from '../../../forms/rules';
import { texts } from '../../../texts';
import type { Question } from '../../notices/form/questions/questions';
import { type Answers, findRemovedAnswers, keyOf } from './answers';
import styles from './QuestionFields.module.css';
import type { ApplicationValues } from './useApplicationDraft';
import { MemberText } from '../../../components/text/MemberText';
import { AnswerRows } from '../AnswerRows';

interface QuestionFieldsProps {
  questions: readonly Question[];
  /** Whether the questions have changed since the form opened. */
  changed: boolean;
}

/** A field for the answer to each question of the notice. */
export function QuestionFields({ questions, changed }: QuestionFieldsProps) {
  return (
    <>
      {changed && <ChangedQuestions questions={questions} />}
      {questions.map(({ id, text }) => (
        <Form.Item
          key={id}
          name={['answers', keyOf(text)]}
          label={<MemberText text={text} />}
          rules={textRules(texts.application.answerName, BOUNDS.answer, paragraphs)}
        >
          <Input.TextArea rows={3} count={paragraphCounter(BOUNDS.answer)} />
        </Form.Item>
      ))}
    </>
  );
}

/** Reports changed questions, and shows the answers to those that the notice no longer has. */
function ChangedQuestions({ questions }: { questions: readonly Question[] }) {
  const form = Form.useFormInstance<ApplicationValues>();
  const answers = Form.useWatch<Answers | undefined>('answers', { form, preserve: true });
  const removed = findRemovedAnswers(questions, answers);
  return (
    <div className={styles.changed}>
      <Callout tone="warning" role="alert">
        {texts.application.questionsChanged}
      </Callout>
      {removed.length > 0 && (
        <details>
          <summary>{texts.application.removedAnswers}</summary>
          <dl>
            <AnswerRows answers={removed.map((answer) => ({ ...answer, id: answer.question }))} questions={[]} />
          </dl>
        </details>
      )}
    </div>
  );
}
