import type { Page } from '@playwright/test';

/**
 * Two signs of each kind in screenshots of pages. Without a font for the kind, both are the same
 * empty box.
 */
const SIGNS: [string, string][] = [
  ['가', '힣'],
  ['📚', '🎓'],
];

/**
 * Checks the fonts of this machine.
 * @throws without a font for Korean or emoji, because screenshots would show empty boxes
 */
export async function requireFonts(page: Page): Promise<void> {
  const boxes = await page.evaluate((pairs) => {
    const draw = (sign: string): string => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context) {
        context.font = '100px sans-serif';
        context.fillText(sign, 0, 120);
      }
      return canvas.toDataURL();
    };
    return pairs.filter(([one, other]) => draw(one) === draw(other)).flat();
  }, SIGNS);
  if (boxes.length > 0) throw new Error(`Without a font these signs are empty boxes: ${boxes.join(' ')}`);
}
