import { RadioGroup } from '../../forms/RadioGroup';
import { APPEARANCE_CHOICES, type AppearanceChoice, useAppearanceChoice } from '../../styles/appearance-choice';
import { texts } from '../../texts';
import { PanelRow } from '../../components/page/PanelRow';

/** The choice between the appearance of the device, light and dark. */
export function AppearanceRow() {
  const [choice, choose] = useAppearanceChoice();
  const { title, hint, choices } = texts.member.appearance;
  return (
    <PanelRow title={title} value={choices[choice]} anchor="appearance">
      <p>{hint}</p>
      <RadioGroup
        vertical
        aria-label={title}
        value={choice}
        options={APPEARANCE_CHOICES.map((value) => ({ value, label: choices[value] }))}
        onChange={({ target }) => choose(target.value as AppearanceChoice)}
      />
    </PanelRow>
  );
}
