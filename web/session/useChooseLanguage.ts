import type { Language } from '../../shared/language';
import { UpdateLanguageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { useAction } from '../graphql/useAction';
import { texts } from '../texts';

gql`
  mutation UpdateLanguage($input: UpdateLanguageInput!) {
    updateLanguage(input: $input) {
      viewer {
        id
        language
      }
    }
  }
`;

/**
 * Stores the language of the viewer. The server also stores it in the browser, for the next page.
 * @returns a function that resolves to whether the language was stored
 */
export function useChooseLanguage(): [choose: (language: Language) => Promise<boolean>, pending: boolean] {
  const [update, pending] = useAction(UpdateLanguageDocument, { failed: texts.member.languageFailed });
  return [async (language) => Boolean(await update({ input: { language } })), pending];
}
