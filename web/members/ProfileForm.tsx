import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ProfileInput,
  ProfileForm_ViewerFragmentDoc,
  UpdateProfileDocument,
} from '../graphql/generated/documents';
import type { SavedState } from '../graphql/failure';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Avatar } from '../ui/Avatar';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useVersionedForm } from '../ui/useVersionedForm';
import type { Difference } from '../ui/VersionConflict';
import { VersionedFields } from '../ui/VersionedFields';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PictureInput } from './PictureInput';
import { ProfileFields } from './ProfileFields';
import { usePicture } from './usePicture';

gql`
  fragment ProfileForm_viewer on Viewer {
    id
    nickName
    university
    email
    imageUrl
    version
  }
`;
gql`
  mutation UpdateProfile($input: ProfileInput!, $picture: Upload, $expectedVersion: Int) {
    updateProfile(input: $input, picture: $picture, expectedVersion: $expectedVersion) {
      id
      ...ProfileForm_viewer
    }
  }
`;

/** The form for nickname, school, e-mail and picture. */
export function ProfileForm({ viewer }: { viewer: FragmentOf<typeof ProfileForm_ViewerFragmentDoc> }) {
  const latest = useFragmentData(ProfileForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<ProfileInput>();
  const edit = useVersionedForm(form, latest);
  const { loaded, current, onFailure } = edit;
  const chosen = usePicture(readPicture(loaded));
  const navigate = useNavigate();
  const toast = useToast();
  const [updateProfile, pending] = useAction(UpdateProfileDocument, { form, onFailure });

  const takeCurrent = (): void => {
    chosen.reset();
    edit.takeCurrent();
  };

  const submit = async (input: ProfileInput, expectedVersion: number): Promise<void> => {
    const { picture } = chosen;
    const change = { input, expectedVersion };
    if (!(await updateProfile(picture === undefined ? change : { ...change, picture }))) return;
    toast.success(texts.member.profileSaved);
    await navigate(getHref('home'));
  };

  const { nickName, university, email } = texts.member;
  return (
    <VersionedFields
      edit={{ ...edit, takeCurrent }}
      labels={{ nickName, university, email }}
      getMine={() => form.getFieldsValue()}
      extra={current && chosen.picture !== undefined ? comparePictures(chosen.preview, current) : undefined}
      onSave={(version) => void submit(form.getFieldsValue(), version)}
    >
      <ActionForm form={form} initialValues={latest} onSubmit={(input) => submit(input, loaded.version)}>
        <PictureInput chosen={chosen} nickName={latest.nickName} />
        <ProfileFields />
        <Button type="primary" htmlType="submit" disabled={pending}>
          {pending ? texts.member.uploading : texts.common.save}
        </Button>
      </ActionForm>
    </VersionedFields>
  );
}

function readPicture({ imageUrl }: SavedState): string | null {
  return typeof imageUrl === 'string' ? imageUrl : null;
}

/** Compares the chosen picture, or none, with the saved one. */
function comparePictures(preview: string | null, current: SavedState): Difference {
  const show = (imageUrl: string | null): ReactNode =>
    imageUrl && (
      <>
        <Avatar imageUrl={imageUrl} nickName="" size={88} />
        <VisuallyHidden>{texts.member.picture}</VisuallyHidden>
      </>
    );
  return { label: texts.member.picture, mine: show(preview), current: show(readPicture(current)) };
}
