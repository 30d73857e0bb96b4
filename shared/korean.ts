import { josa } from 'es-hangul';

type Particle = Parameters<typeof josa>[1];

/**
 * Returns a name or title with the particle that fits its last sound: `withJosa('제목', '을/를')` is
 * `제목을`.
 */
export function withJosa(word: string, particle: Particle): string {
  return word + particleFor(word, particle);
}

/** Returns only the particle, for a word in quotation marks. */
function particleFor(word: string, particle: Particle): string {
  // The spelling of a Latin letter, digit or symbol does not show its last sound. So both forms are
  // written, as is usual in print.
  const last = word.at(-1) ?? '';
  return /[가-힣]/.test(last) ? josa.pick(word, particle) : bothForms(particle);
}

function bothForms(particle: Particle): string {
  const [withFinal = '', withoutFinal = ''] = particle.split('/');
  return `${withFinal}(${withoutFinal})`;
}
