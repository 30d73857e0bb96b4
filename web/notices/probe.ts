import { gql } from '../gql/tag';
gql`
  fragment NoticeCard_notice on Notice { id title ...Fav_notice owner { ...Avatar_member } }
`;
gql`
  fragment Fav_notice on Notice { id viewerHasFavourited }
`;
gql`
  fragment Avatar_member on Member { id nickName }
`;
gql`
  query Home($f: NoticeFilter) { recentProjects { id ...NoticeCard_notice } notices(filter: $f) { nodes { ...NoticeCard_notice } } }
`;
gql` mutation Create($input: ProjectInput!) { createProject(input: $input) { id } }`;
