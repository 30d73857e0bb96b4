import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { requireFonts } from './screenshot-fonts';

test('a missing emoji font stops the screenshots of docs/screenshots', async ({
  playwright,
  launchOptions,
}, testInfo) => {
  test.skip(process.platform !== 'linux', 'Chromium uses FONTCONFIG_FILE only on Linux');
  const FONTCONFIG_FILE = testInfo.outputPath('fonts.conf');
  const hidden = ['*Emoji*', '*emoji*', '*Symbol*']
    .map((glob) => `<rejectfont><glob>${glob}</glob></rejectfont>`)
    .join('');
  await writeFile(
    FONTCONFIG_FILE,
    `<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont>${hidden}</selectfont></fontconfig>`,
  );
  const browser = await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE } });
  try {
    await expect(requireFonts(await browser.newPage())).rejects.toThrow('empty boxes: 📚 🎓');
  } finally {
    await browser.close();
  }
});
