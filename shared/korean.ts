import { josa } from 'es-hangul';

type Particle = Parameters<typeof josa>[1];

/** A name or title with the particle that fits its last sound: `withJosa('제목', '을/를')` is `제목을`. */
export function withJosa(word: string, particle: Particle): string {
  return word + particleFor(word, particle);
}

/** The particle alone, for a word in quotation marks. */
export function particleFor(word: string, particle: Particle): string {
  // The spelling of a Latin letter, a digit or a symbol does not show its last sound, so both forms
  // are written, as in print.
  const last = word.at(-1) ?? '';
  return /[가-힣]/.test(last) ? josa.pick(word, particle) : bothForms(particle);
}

function bothForms(particle: Particle): string {
  const [withFinal = '', withoutFinal = ''] = particle.split('/');
  return `${withFinal}(${withoutFinal})`;
}
