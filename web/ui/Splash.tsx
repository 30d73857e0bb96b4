import { texts } from '../texts';

/** The same words as in index.html, while the first page's code is on its way. */
export function Splash() {
  return (
    <div className="splash">
      <p className="splash-name">{texts.common.name}</p>
      <p>{texts.common.slogan}</p>
    </div>
  );
}
