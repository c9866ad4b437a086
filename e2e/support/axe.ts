import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** So many characters of an element are named. */
const SHOWN = 160;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours that are still on their way to others are nobody's to judge: waits for whatever moves and comes to an end. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map((a) => a.finished));
  });

/**
 * Looks for what keeps people out; a violation is named with the element it sits on. A page is there once its heading is: until then it is
 * being fetched. `known` are parts that were looked at before, on another page with the same frame.
 */
export const expectAccessible = async (page: Page, known: readonly string[] = []) => {
  await expect(page.locator('h1').first()).toBeAttached();
  await atRest(page);
  // A page without frames is judged where it is: otherwise each look opens a page of its own to put the findings of all frames together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  for (const part of known) axe.exclude(part);
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  expect(
    violations.map(
      (v) => `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.html.slice(0, SHOWN)}`).join(' | ')}`,
    ),
  ).toEqual([]);
};
