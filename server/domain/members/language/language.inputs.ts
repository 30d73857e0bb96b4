import { Field, InputType, registerEnumType } from 'type-graphql';
import { type Language, LANGUAGES } from '../../../../shared/language';

/** Languages as values of the schema's enum. */
export const LanguageValue = Object.fromEntries(LANGUAGES.map((language) => [language, language])) as {
  [Each in Language]: Each;
};

registerEnumType(LanguageValue, {
  name: 'Language',
  description: 'A language of the service (언어), by its code in ISO 639-1.',
  valuesConfig: { ko: { description: 'Korean (한국어).' }, en: { description: 'English (영어).' } },
});

@InputType({ description: "A change of the viewer's language (언어)." })
export class UpdateLanguageInput {
  @Field(() => LanguageValue, { description: 'The language.' })
  language!: Language;
}
