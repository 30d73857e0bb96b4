import { AccessTokenSection_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';
import { Row } from '../../components/lists/Row';
import { SectionList } from '../../components/lists/SectionList';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { AccessTokenItem } from './AccessTokenItem';
import { CreateAccessTokenButton } from './CreateAccessTokenButton';

gql`
  fragment AccessTokenSection_viewer on Viewer {
    id
    accessTokens {
      id
      ...AccessTokenItem_accessToken
    }
  }
`;

/** The row of the settings with the viewer's access tokens, with a button to create one. */
export function AccessTokenSection({ viewer }: { viewer: FragmentOf<typeof AccessTokenSection_ViewerFragmentDoc> }) {
  const { accessTokens } = useFragmentData(AccessTokenSection_ViewerFragmentDoc, viewer);
  return (
    <PanelRow title={texts.token.title} anchor="tokens" startsOpen>
      <p>{texts.token.hint}</p>
      <SectionList empty={texts.token.empty}>
        {accessTokens.map((accessToken) => (
          <AccessTokenItem key={accessToken.id} accessToken={accessToken} />
        ))}
      </SectionList>
      <Row>
        <CreateAccessTokenButton />
      </Row>
    </PanelRow>
  );
}
