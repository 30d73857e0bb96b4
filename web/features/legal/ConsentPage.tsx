import { Button, Form } from 'antd';
import { useLogOut } from '../../session/useLogOut';
import { GiveConsentsDocument } from '../../graphql/generated/documents';
import type { ConsentKind } from '../../../shared/consents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { Page } from '../../components/page/Page';
import { Panel } from '../../components/page/Panel';
import { Row } from '../../components/lists/Row';
import { useAction } from '../../graphql/useAction';
import { ConsentFields, type ConsentValues, toConsents } from './ConsentFields';
import { WithdrawButton } from '../account/WithdrawButton';

gql`
  mutation GiveConsents($input: GiveConsentsInput!) {
    giveConsents(input: $input) {
      viewer {
        id
        missingConsents
      }
    }
  }
`;

/**
 * Replaces every page until the member has given the current consents. It disappears by itself,
 * because the mutation's response contains no missing consents.
 */
export function ConsentPage({ missing }: { missing: readonly ConsentKind[] }) {
  const [form] = Form.useForm<ConsentValues>();
  const [give, pending] = useAction(GiveConsentsDocument, { failed: texts.consent.failed, form });
  const logOut = useLogOut();
  const submit = async (values: ConsentValues): Promise<void> => {
    await give({ input: { consents: toConsents(values) } });
  };
  return (
    <Page title={texts.consent.title} narrow>
      <Panel>
        <ActionForm form={form} intro={texts.consent.hint} onSubmit={submit}>
          <ConsentFields kinds={missing} />
          <Button type="primary" htmlType="submit" size="large" block loading={pending}>
            {texts.consent.give}
          </Button>
        </ActionForm>
      </Panel>
      <Panel title={texts.consent.otherwise} spaced>
        <p>{texts.consent.otherwiseHint}</p>
        <Row>
          <Button onClick={() => void logOut()}>{texts.nav.logOut}</Button>
          <WithdrawButton />
        </Row>
      </Panel>
    </Page>
  );
}
