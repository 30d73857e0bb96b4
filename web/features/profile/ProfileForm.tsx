import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  ProfileForm_ViewerFragmentDoc,
  UpdateProfileDocument,
  type UpdateProfileInput,
} from '../../graphql/generated/documents';
import type { SavedState } from '../../graphql/failure';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { Avatar } from '../../components/labels/Avatar';
import { PanelRow } from '../../components/page/PanelRow';
import { MemberText } from '../../components/text/MemberText';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { useVersionedForm } from '../../forms/versions/useVersionedForm';
import type { Difference } from '../../forms/versions/VersionConflict';
import { VersionedFields } from '../../forms/versions/VersionedFields';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { PictureInput } from './PictureInput';
import { ProfileFields } from './ProfileFields';
import { usePicture } from './usePicture';

gql`
  fragment ProfileForm_viewer on Viewer {
    id
    version
    member {
      id
      nickName
      imageUrl
    }
    school {
      id
      name
    }
  }
`;
gql`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      viewer {
        id
        ...ProfileForm_viewer
      }
    }
  }
`;

type ProfileValues = Pick<UpdateProfileInput, 'nickName' | 'school'>;

/** The row of the settings with the viewer's name, picture and school. */
export function ProfileForm({ viewer }: { viewer: FragmentOf<typeof ProfileForm_ViewerFragmentDoc> }) {
  const { member, school, version } = useFragmentData(ProfileForm_ViewerFragmentDoc, viewer);
  const { id, nickName, imageUrl } = member;
  const latest = { version, nickName, school: school.name, imageUrl };
  const [form] = Form.useForm<ProfileValues>();
  const edit = useVersionedForm(form, latest);
  const { loaded, current, onFailure } = edit;
  const chosen = usePicture(parsePicture(loaded));
  const navigate = useNavigate();
  const toast = useToast();
  const [updateProfile, pending] = useAction(UpdateProfileDocument, {
    failed: texts.member.profileFailed,
    form,
    onFailure,
  });

  const takeCurrent = (): void => {
    chosen.reset();
    edit.takeCurrent();
  };

  const submit = async (values: ProfileValues, expectedVersion: number): Promise<void> => {
    const { picture } = chosen;
    if (!(await updateProfile({ input: { ...values, picture, expectedVersion } }))) return;
    toast.success(texts.member.profileSaved);
    await navigate(getHref('home'));
  };

  return (
    <PanelRow title={texts.member.profile} value={<MemberText text={nickName} />} anchor="profile">
      <VersionedFields
        edit={{ ...edit, takeCurrent }}
        labels={getProfileLabels()}
        getMine={() => form.getFieldsValue()}
        extra={current && chosen.picture !== undefined ? comparePictures(chosen.preview, current) : undefined}
        onSave={(expected) => void submit(form.getFieldsValue(), expected)}
      >
        <ActionForm form={form} initialValues={latest} onSubmit={(values) => submit(values, loaded.version)}>
          <PictureInput chosen={chosen} id={id} nickName={nickName} />
          <ProfileFields knownSchool={school.name} />
          <Button type="primary" htmlType="submit" disabled={pending}>
            {pending ? texts.member.uploading : texts.common.save}
          </Button>
        </ActionForm>
      </VersionedFields>
    </PanelRow>
  );
}

/** Returns the labels of the form fields in display order. */
function getProfileLabels(): Record<keyof ProfileValues, string> {
  const { nickName, school } = texts.member;
  return { nickName, school };
}

function parsePicture({ imageUrl }: SavedState): string | null {
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
  return { label: texts.member.picture, mine: show(preview), current: show(parsePicture(current)) };
}
