import { BOUNDS } from '../../shared/bounds';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { numberRules } from '../ui/rules';
import { NoticeForm, type NoticeFormProps } from './NoticeForm';
import { ContentField, TitleField } from './NoticeTextFields';
import { NumberField } from './NumberField';

gql`
  fragment StudyForm_study on Study {
    id
    title
    recruitNumber
    content
  }
`;

/** What is typed in the form; its rules let it through only with a number. */
export interface StudyValues {
  title: string;
  recruitNumber: number;
  content: string;
}

/** A study's form, for a new one and for changes. */
export function StudyForm(props: NoticeFormProps<StudyValues>) {
  return (
    <NoticeForm {...props}>
      <TitleField />
      <NumberField
        name="recruitNumber"
        label={texts.notice.recruitNumber}
        rules={numberRules(texts.notice.recruitNumber, BOUNDS.recruitNumber)}
      />
      <ContentField />
    </NoticeForm>
  );
}
