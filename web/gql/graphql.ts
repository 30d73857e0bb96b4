/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** 공고의 종류 */
export type NoticeKind =
  /** 프로젝트 */
  | 'PROJECT'
  /** 스터디 */
  | 'STUDY';

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

type FavouriteButton_Notice_Project_Fragment = { __typename: 'Project', id: string, title: string, viewerHasFavourited: boolean, favouriteCount: number } & { ' $fragmentName'?: 'FavouriteButton_Notice_Project_Fragment' };

type FavouriteButton_Notice_Study_Fragment = { __typename: 'Study', id: string, title: string, viewerHasFavourited: boolean, favouriteCount: number } & { ' $fragmentName'?: 'FavouriteButton_Notice_Study_Fragment' };

export type FavouriteButton_NoticeFragment =
  | FavouriteButton_Notice_Project_Fragment
  | FavouriteButton_Notice_Study_Fragment
;

export type FavouriteNoticeMutationVariables = Exact<{
  id: string;
}>;


export type FavouriteNoticeMutation = { favouriteNotice:
    | { __typename: 'Project', id: string, viewerHasFavourited: boolean, favouriteCount: number }
    | { __typename: 'Study', id: string, viewerHasFavourited: boolean, favouriteCount: number }
   };

export type UnfavouriteNoticeMutationVariables = Exact<{
  id: string;
}>;


export type UnfavouriteNoticeMutation = { unfavouriteNotice:
    | { __typename: 'Project', id: string, viewerHasFavourited: boolean, favouriteCount: number }
    | { __typename: 'Study', id: string, viewerHasFavourited: boolean, favouriteCount: number }
   };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { recentProjects: Array<(
    { __typename: 'Project', id: string }
    & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Project_Fragment': NoticeCard_Notice_Project_Fragment } }
  )>, recentStudies: Array<(
    { __typename: 'Study', id: string }
    & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Study_Fragment': NoticeCard_Notice_Study_Fragment } }
  )> };

type NoticeCard_Notice_Project_Fragment = (
  { __typename: 'Project', id: string, kind: NoticeKind, title: string, recruiting: boolean, createdAt: string, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } }
  & { ' $fragmentRefs'?: { 'FavouriteButton_Notice_Project_Fragment': FavouriteButton_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Project_Fragment' };

type NoticeCard_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, kind: NoticeKind, title: string, recruiting: boolean, createdAt: string, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } }
  & { ' $fragmentRefs'?: { 'FavouriteButton_Notice_Study_Fragment': FavouriteButton_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Study_Fragment' };

export type NoticeCard_NoticeFragment =
  | NoticeCard_Notice_Project_Fragment
  | NoticeCard_Notice_Study_Fragment
;

export type BellLink_ViewerFragment = { __typename: 'Viewer', id: string, unreadNotificationCount: number } & { ' $fragmentName'?: 'BellLink_ViewerFragment' };

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { viewer: (
    { __typename: 'Viewer', id: string }
    & { ' $fragmentRefs'?: { 'UserMenu_ViewerFragment': UserMenu_ViewerFragment;'BellLink_ViewerFragment': BellLink_ViewerFragment } }
  ) | null };

export type UserMenu_ViewerFragment = { __typename: 'Viewer', id: string, nickName: string, imageUrl: string | null } & { ' $fragmentName'?: 'UserMenu_ViewerFragment' };

export const FavouriteButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]} as unknown as DocumentNode<FavouriteButton_NoticeFragment, unknown>;
export const NoticeCard_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]} as unknown as DocumentNode<NoticeCard_NoticeFragment, unknown>;
export const BellLink_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellLink_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<BellLink_ViewerFragment, unknown>;
export const UserMenu_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserMenu_ViewerFragment, unknown>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const FavouriteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FavouriteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]}}]} as unknown as DocumentNode<FavouriteNoticeMutation, FavouriteNoticeMutationVariables>;
export const UnfavouriteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfavouriteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfavouriteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]}}]} as unknown as DocumentNode<UnfavouriteNoticeMutation, UnfavouriteNoticeMutationVariables>;
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const LayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserMenu_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BellLink_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellLink_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<LayoutQuery, LayoutQueryVariables>;