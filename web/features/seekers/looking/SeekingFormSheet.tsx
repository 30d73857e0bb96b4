import { useQuery } from '@apollo/client/react';
import { Button, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useDialogAction } from '../../../components/dialogs/useDialogAction';
import { useToast } from '../../../components/feedback/Toast';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { ActionForm } from '../../../forms/ActionForm';
import type { Draft } from '../../../forms/drafts/useDraft';
import { useContactWarning } from '../../../forms/useContactWarning';
import { SeekingFormSheetDocument, type SeekingFormSheetQuery } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useSchoolProof } from '../../verification/useSchoolProof';
import { SeekingFields, type SeekingValues } from './SeekingFields';
import styles from './SeekingFormSheet.module.css';

gql`
  query SeekingFormSheet {
    viewer {
      id
      teamProfile {
        roles
      }
      ...SeekingFields_viewer
    }
  }
`;

export interface OpenSheetProps {
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

interface SeekingFormSheetProps<TValues extends SeekingValues> extends OpenSheetProps {
  title: string;
  name: string;
  form: FormInstance<TValues>;
  getInitialValues: (viewer: NonNullable<SeekingFormSheetQuery['viewer']>) => TValues;
  draft?: Draft<TValues>;
  /** Sends the values. Resolves to undefined after a failure. */
  save: (values: TValues) => Promise<object | undefined>;
  saveText: string;
  savedText: string;
  /** Fields of this form alone. */
  children?: ReactNode;
}

/** The sheet with the form of a search. It shows beforehand who will see the search. */
export function SeekingFormSheet<TValues extends SeekingValues>(props: SeekingFormSheetProps<TValues>) {
  const { title, open, name, form, draft, saveText, children } = props;
  const { data, error } = useQuery(SeekingFormSheetDocument, { skip: !open });
  const viewer = data?.viewer;
  const { OFF, VERIFIED } = texts.seeker.visibleTo;
  const isOpenToSchool = useSchoolProof() === 'OFF';
  const toast = useToast();
  const { run, pending, close } = useDialogAction({
    run: props.save,
    onClose: props.onClose,
    onDone: () => {
      draft?.clear();
      toast.success(props.savedText);
      props.onSaved();
    },
  });
  const [submit, warning] = useContactWarning(run);
  return (
    <Sheet
      title={title}
      open={open}
      onClose={close}
      footer={
        viewer ? (
          <>
            <p className={styles.visible}>{isOpenToSchool ? OFF : VERIFIED}</p>
            <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
              {saveText}
            </Button>
          </>
        ) : null
      }
    >
      {viewer ? (
        <ActionForm
          form={form}
          name={name}
          validateTrigger="onChange"
          initialValues={props.getInitialValues(viewer)}
          draft={draft}
          onSubmit={submit}
        >
          <SeekingFields viewer={viewer} />
          {children}
        </ActionForm>
      ) : (
        <LoadingOrFailed error={error} failedText={texts.seeker.formFailed} />
      )}
      {warning}
    </Sheet>
  );
}
