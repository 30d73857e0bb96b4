import { texts } from '../texts';

/**
 * The screen shown while the code of the first page loads. It repeats the content of index.html.
 */
export function Splash() {
  return (
    <div className="splash">
      <strong>{texts.common.name}</strong>
      <p>{texts.common.slogan}</p>
    </div>
  );
}
