import { type Language, LANGUAGES } from '../../../shared/language';
import { RadioGroup } from '../../forms/RadioGroup';
import { keepValues } from '../../forms/kept-values';
import { PanelRow } from '../../components/page/PanelRow';
import { reloadPage } from '../../session/tab/open-page';
import { useChooseLanguage } from '../../session/useChooseLanguage';
import { texts } from '../../texts';
import { LANGUAGE_NAMES } from '../../texts/language-names';

/** The choice of the viewer's language, for pages, notifications and mails. */
export function LanguageRow() {
  const [choose, pending] = useChooseLanguage();
  const { title, hint } = texts.member.language;
  const change = async (language: Language): Promise<void> => {
    if (!(await choose(language))) return;
    keepValues();
    await reloadPage();
  };
  return (
    <PanelRow title={title} value={LANGUAGE_NAMES[texts.language]} anchor="language">
      <p>{hint}</p>
      <RadioGroup
        vertical
        aria-label={title}
        value={texts.language}
        disabled={pending}
        options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={({ target }) => void change(target.value as Language)}
      />
    </PanelRow>
  );
}
