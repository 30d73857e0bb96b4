import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import {
  type ProfileInput,
  ProfileForm_ViewerFragmentDoc,
  UpdateProfileDocument,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
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
  }
`;
gql`
  mutation UpdateProfile($input: ProfileInput!, $picture: Upload) {
    updateProfile(input: $input, picture: $picture) {
      id
      ...ProfileForm_viewer
    }
  }
`;

/** The form for nickname, school, e-mail and picture. */
export function ProfileForm({ viewer }: { viewer: FragmentOf<typeof ProfileForm_ViewerFragmentDoc> }) {
  const { nickName, university, email, imageUrl } = useFragmentData(ProfileForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<ProfileInput>();
  const chosen = usePicture(imageUrl);
  const navigate = useNavigate();
  const toast = useToast();
  const [updateProfile, pending] = useAction(UpdateProfileDocument, { form });

  const submit = async (input: ProfileInput): Promise<void> => {
    const { picture } = chosen;
    if (!(await updateProfile(picture === undefined ? { input } : { input, picture }))) return;
    toast.success(texts.member.profileSaved);
    await navigate(getHref('home'));
  };

  return (
    <ActionForm form={form} initialValues={{ nickName, university, email }} onSubmit={submit}>
      <PictureInput chosen={chosen} nickName={nickName} />
      <ProfileFields />
      <Button type="primary" htmlType="submit" disabled={pending}>
        {pending ? texts.member.uploading : texts.common.save}
      </Button>
    </ActionForm>
  );
}
