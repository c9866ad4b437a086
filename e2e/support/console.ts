import { expect, type Page } from '@playwright/test';

/** Collects what a page complains about; `none` fails with the complaints, but for those a journey brings about on purpose. */
export const watchConsole = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} ${new URL(message.location().url || page.url()).pathname}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { none: (meant?: RegExp) => expect(complaints.filter((c) => !meant?.test(c))).toEqual([]) };
};
