import { Button } from 'antd';
import { LANGUAGES } from '../../../shared/language';
import { keepValues } from '../../forms/kept-values';
import { chooseVisitorLanguage } from '../../session/tab/language';
import { reloadPage } from '../../session/tab/open-page';
import { texts } from '../../texts';
import { LANGUAGE_NAMES } from '../../texts/language-names';

/** The other languages of a page for visitors. The typed values are kept. */
export function LanguageSwitch() {
  return LANGUAGES.filter((language) => language !== texts.language).map((language) => (
    <Button
      key={language}
      type="link"
      lang={language}
      onClick={() => {
        keepValues();
        chooseVisitorLanguage(language);
        void reloadPage();
      }}
    >
      {LANGUAGE_NAMES[language]}
    </Button>
  ));
}
