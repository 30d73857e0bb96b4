import { texts } from '../../texts';
import styles from './AnswerRows.module.css';
import { MemberText } from '../../components/text/MemberText';

interface AnswerRowsProps {
  answers: readonly { id: string; question: string; text: string }[];
  /** The questions of the notice, for an application without answers. */
  questions: readonly { id: string; text: string }[];
}

/** The questions and answers of an application, as rows of a list of terms. */
export function AnswerRows({ answers, questions }: AnswerRowsProps) {
  if (answers.length > 0) {
    return answers.map(({ id, question, text }) => (
      <div key={id} className={styles.row}>
        <dt>
          <MemberText text={question} />
        </dt>
        <dd>
          <MemberText text={text} />
        </dd>
      </div>
    ));
  }
  return questions.map(({ id, text }) => (
    <div key={id} className={styles.row}>
      <dt>
        <MemberText text={text} />
      </dt>
      <dd className={styles.none}>{texts.application.notAnswered}</dd>
    </div>
  ));
}
