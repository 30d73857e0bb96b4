import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { BOUNDS } from '../../../../shared/bounds';
import { ROLES } from '../../../../shared/notice-filter';
import { line, paragraphs } from '../../../../shared/text';
import { entryFor, type Known } from '../../../graphql/enums';
import {
  type ProfileVisibility,
  type Role,
  TeamProfileForm_ViewerFragmentDoc,
  UpdateTeamProfileDocument,
  type UpdateTeamProfileInput,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import type { SavedState } from '../../../graphql/failure';
import { isObject } from '../../../is-object';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { CheckboxGroup } from '../../../forms/CheckboxGroup';
import { useContactWarning } from '../../../forms/useContactWarning';
import { Field, TextField } from '../../../forms/fields';
import { RadioGroup } from '../../../forms/RadioGroup';
import { PanelRow } from '../../../components/page/PanelRow';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { useVersionedForm } from '../../../forms/versions/useVersionedForm';
import { VersionedFields } from '../../../forms/versions/VersionedFields';
import { LinksInput, withoutEmptyLinks } from './LinksInput';
import { isEmptyProfile, MemberProfile } from './MemberProfile';
import { nameTag } from './tag-name';
import { TagsInput } from './TagsInput';
import styles from './TeamProfileForm.module.css';

gql`
  fragment TeamProfileForm_viewer on Viewer {
    id
    teamProfile {
      version
      intro
      roles
      tags {
        id
        name
      }
      links
      department
      showDepartment
      visibility
    }
  }
`;
gql`
  mutation UpdateTeamProfile($input: UpdateTeamProfileInput!) {
    updateTeamProfile(input: $input) {
      viewer {
        id
        hasRolesOrTags
        member {
          id
          profile {
            ...MemberProfile_profile
          }
        }
        ...TeamProfileForm_viewer
      }
    }
  }
`;

type ProfileValues = Required<
  Pick<UpdateTeamProfileInput, 'intro' | 'department' | 'showDepartment' | 'visibility'>
> & { roles: Role[]; tags: string[]; links: string[] };

/** Returns the values of the form for a saved state. The form has the ids of the tags. */
const toFormState = (state: SavedState): SavedState & { tags: string[] } => ({
  ...state,
  tags: readTagIds(state['tags']),
});

function readTagIds(tags: unknown): string[] {
  return Array.isArray(tags) ? tags.flatMap((tag) => (isObject(tag) ? String(tag['id']) : [])) : [];
}

const VISIBILITIES: readonly Known<ProfileVisibility>[] = ['APPLIED', 'SCHOOL'];

/**
 * The row of the settings with the form for the viewer's team profile. It shows who reads it, and
 * how.
 */
export function TeamProfileForm({ viewer }: { viewer: FragmentOf<typeof TeamProfileForm_ViewerFragmentDoc> }) {
  const { teamProfile } = useFragmentData(TeamProfileForm_ViewerFragmentDoc, viewer);
  const { __typename: _, ...saved } = teamProfile;
  const latest = toFormState(saved);
  const [form] = Form.useForm<ProfileValues>();
  const edit = useVersionedForm(form, latest);
  const { loaded, onFailure } = edit;
  const toast = useToast();
  const [update, pending] = useAction(UpdateTeamProfileDocument, {
    failed: texts.teamProfile.saveFailed,
    form,
    onFailure: (failure) => onFailure({ ...failure, current: failure.current && toFormState(failure.current) }),
  });
  const save = async (values: ProfileValues, expectedVersion: number): Promise<void> => {
    const input = { ...values, links: withoutEmptyLinks(values.links), expectedVersion };
    if (await update({ input })) toast.success(texts.teamProfile.saved);
  };
  const [submit, warning] = useContactWarning((values: ProfileValues) => save(values, loaded.version));
  return (
    <PanelRow
      title={texts.teamProfile.section}
      value={isEmptyProfile(saved) ? texts.teamProfile.empty : texts.teamProfile.written}
      anchor="team-profile"
    >
      <VersionedFields
        edit={edit}
        labels={getLabels()}
        getMine={() => form.getFieldsValue()}
        describe={describeValue}
        onSave={(expected) => void save(form.getFieldsValue(), expected)}
      >
        <ActionForm
          form={form}
          name="team-profile"
          initialValues={{ ...latest, roles: [...saved.roles], links: [...saved.links] }}
          intro={texts.teamProfile.hint}
          onSubmit={submit}
        >
          <ProfileTextFields />
          <Field name="visibility" label={texts.teamProfile.visibility}>
            <RadioGroup vertical className={styles.visibilities}>
              {VISIBILITIES.map((visibility) => (
                <Radio key={visibility} value={visibility}>
                  {texts.teamProfile.visibilities[visibility].name}
                  <small className={styles.hint}>{texts.teamProfile.visibilities[visibility].hint}</small>
                </Radio>
              ))}
            </RadioGroup>
          </Field>
          <Preview />
          <Button htmlType="submit" loading={pending}>
            {texts.teamProfile.save}
          </Button>
        </ActionForm>
      </VersionedFields>
      {warning}
    </PanelRow>
  );
}

function ProfileTextFields() {
  const { intro, introHint, roles, tags, links, linksHint, department, showDepartment } = texts.teamProfile;
  return (
    <>
      <Field name="intro" label={intro} bounds={BOUNDS.profileIntro} textKind={paragraphs}>
        <Input.TextArea rows={3} placeholder={introHint} />
      </Field>
      <Field name="roles" label={roles}>
        <CheckboxGroup options={ROLES.map((role) => ({ value: role, label: texts.notice.role[role] }))} />
      </Field>
      <Field name="tags" label={tags}>
        <TagsInput />
      </Field>
      <Field name="links" label={links} extra={linksHint}>
        <LinksInput />
      </Field>
      <TextField
        item={{ name: 'department', label: department, bounds: BOUNDS.department, textKind: line }}
        autoComplete="off"
      />
      <Form.Item name="showDepartment" valuePropName="checked">
        <Checkbox>{showDepartment}</Checkbox>
      </Form.Item>
    </>
  );
}

/** The typed profile as others will read it. */
function Preview() {
  const values = Form.useWatch<Partial<ProfileValues> | undefined>([]);
  const profile = {
    intro: values?.intro ?? '',
    roles: values?.roles ?? [],
    tags: (values?.tags ?? []).map((id) => ({ id, name: nameTag(id) })),
    links: withoutEmptyLinks(values?.links ?? []).filter((link) => URL.canParse(link)),
    department: values?.showDepartment ? (values.department ?? '') : null,
  };
  return (
    <section className={styles.preview} aria-label={texts.teamProfile.preview}>
      <h3>{texts.teamProfile.preview}</h3>
      {isEmptyProfile(profile) ? <p>{texts.teamProfile.previewEmpty}</p> : <MemberProfile profile={profile} />}
    </section>
  );
}

/** Returns the labels of the form fields in display order. */
function getLabels(): Record<keyof ProfileValues, string> {
  const { intro, roles, tags, links, department, showDepartment, visibility } = texts.teamProfile;
  return { intro, roles, tags, links, department, showDepartment, visibility };
}

/** Describes the values of fields that are not strings. */
function describeValue(name: string, value: unknown): string | undefined {
  const names = Array.isArray(value) ? value.map(String) : [];
  if (name === 'roles') return names.map((role) => entryFor(texts.notice.role, role as Role)).join(', ');
  if (name === 'tags') return names.map(nameTag).join(', ');
  if (name === 'links') return withoutEmptyLinks(names).join('\n');
  const visibility = VISIBILITIES.find((each) => name === 'visibility' && each === value);
  return visibility && texts.teamProfile.visibilities[visibility].name;
}
