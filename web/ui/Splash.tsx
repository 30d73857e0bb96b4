import { texts } from '../texts';

/** The screen shown while the code of the first page loads. It repeats the content of index.html. */
export function Splash() {
  return (
    <div className="splash">
      <p className="splash-name">{texts.common.name}</p>
      <p>{texts.common.slogan}</p>
    </div>
  );
}
