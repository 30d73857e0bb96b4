// The package ships no types. This declares the part that apollo.ts uses.
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink, HttpLink } from '@apollo/client';

  const UploadHttpLink: new (options: HttpLink.Options) => ApolloLink;
  export default UploadHttpLink;
}
