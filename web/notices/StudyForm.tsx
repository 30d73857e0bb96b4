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
    version
  }
`;

/** The values of a valid form. */
export interface StudyValues {
  title: string;
  recruitNumber: number;
  content: string;
}

/** The labels of the fields in their order. */
export const STUDY_LABELS = {
  title: texts.notice.titleField,
  recruitNumber: texts.notice.recruitNumber,
  content: texts.notice.content,
};

/** The form to create or update a study. */
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
