import { useQuery } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { DEFAULT_SEEKING_DAYS, SEEKING_DAYS } from '../../../../shared/bounds';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useDialogAction } from '../../../components/dialogs/useDialogAction';
import { useToast } from '../../../components/feedback/Toast';
import { ActionForm } from '../../../forms/ActionForm';
import { useDraft } from '../../../forms/drafts/useDraft';
import { Field } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { useContactWarning } from '../../../forms/useContactWarning';
import {
  SeekingSheetDocument,
  StartSeekingDocument,
  type StartSeekingInput,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { texts } from '../../../texts';
import { SeekingFields, type SeekingValues, toSeekingInput } from './SeekingFields';
import { SeekingVisibility } from './SeekingVisibility';

gql`
  query SeekingSheet {
    viewer {
      id
      teamProfile {
        roles
      }
      ...SeekingFields_viewer
    }
  }
`;
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

interface SeekingSheetProps {
  open: boolean;
  onClose: () => void;
  onStarted: () => void;
}

type StartValues = SeekingValues & Pick<StartSeekingInput, 'days'>;

/** The form in which the viewer starts to look for a team. It shows beforehand who will see it. */
export function SeekingSheet({ open, onClose, onStarted }: SeekingSheetProps) {
  const { data, error } = useQuery(SeekingSheetDocument, { skip: !open });
  const [form] = Form.useForm<StartValues>();
  const draft = useDraft<StartValues>('seeking');
  const toast = useToast();
  const [start] = useAction(StartSeekingDocument, { failed: texts.seeker.startFailed, form });
  const { run, pending, close } = useDialogAction({
    run: (values: StartValues) => start({ input: toSeekingInput(values) }),
    onClose,
    onDone: () => {
      draft.clear();
      toast.success(texts.seeker.started);
      onStarted();
    },
  });
  const [submit, warning] = useContactWarning(run);
  return (
    <Sheet
      title={texts.seeker.start}
      open={open}
      onClose={close}
      footer={
        data?.viewer ? (
          <>
            <SeekingVisibility />
            <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
              {texts.seeker.submit}
            </Button>
          </>
        ) : null
      }
    >
      {data?.viewer ? (
        <ActionForm
          form={form}
          name="seeking"
          validateTrigger="onChange"
          initialValues={{
            kinds: [],
            roles: [...data.viewer.teamProfile.roles],
            text: '',
            course: '',
            days: DEFAULT_SEEKING_DAYS,
          }}
          draft={draft}
          onSubmit={submit}
        >
          <SeekingFields viewer={data.viewer} />
          <DaysField />
        </ActionForm>
      ) : (
        <LoadingOrFailed error={error} failedText={texts.seeker.formFailed} />
      )}
      {warning}
    </Sheet>
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
