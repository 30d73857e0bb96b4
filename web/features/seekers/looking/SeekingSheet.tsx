import { Form } from 'antd';
import { DEFAULT_SEEKING_DAYS, SEEKING_DAYS } from '../../../../shared/bounds';
import { useDraft } from '../../../forms/drafts/useDraft';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { StartSeekingDocument, type StartSeekingInput } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { texts } from '../../../texts';
import { type SeekingValues, toSeekingInput } from './SeekingFields';
import { type OpenSheetProps, SeekingFormSheet } from './SeekingFormSheet';

gql`
  mutation StartSeeking($input: StartSeekingInput!) {
    startSeeking(input: $input) {
      viewer {
        id
        ...OwnSeeking_viewer
      }
    }
  }
`;

type StartValues = SeekingValues & Pick<StartSeekingInput, 'days'>;

/** The form in which the viewer starts to look for a team. */
export function SeekingSheet(props: OpenSheetProps) {
  const [form] = Form.useForm<StartValues>();
  const draft = useDraft<StartValues>('seeking');
  const [start] = useAction(StartSeekingDocument, { failed: texts.seeker.startFailed, form });
  return (
    <SeekingFormSheet
      {...props}
      title={texts.seeker.start}
      name="seeking"
      form={form}
      getInitialValues={({ teamProfile }) => ({
        kinds: [],
        roles: [...teamProfile.roles],
        text: '',
        course: '',
        days: DEFAULT_SEEKING_DAYS,
      })}
      draft={draft}
      save={(values) => start({ input: toSeekingInput(values) })}
      saveText={texts.seeker.submit}
      savedText={texts.seeker.started}
    >
      <DaysField />
    </SeekingFormSheet>
  );
}

/** The choice of the days until the search ends. */
export function DaysField() {
  const { days, daysFor } = texts.seeker;
  return (
    <Field name="days" label={days}>
      <RadioGroup options={SEEKING_DAYS.map((count) => ({ value: count, label: daysFor(count) }))} />
    </Field>
  );
}
