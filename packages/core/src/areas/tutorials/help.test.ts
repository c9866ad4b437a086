import { describe, expect, it } from 'vitest';
import { listTours, listTutorials, normalisedTutorials } from './help';
import { findHelpPage, getTourId, HELP_PAGES } from './pages';
import { Help } from './tutorial';

const ALL = HELP_PAGES.flatMap((page) => [...listTutorials(page), ...listTours(page)]);

describe('the help of the screens', () => {
  it.each(HELP_PAGES)('R-SHELL-264 says something of %s to read and to be shown', (page) => {
    expect(listTutorials(page).length).toBeGreaterThan(0);
    expect(listTours(page).map(({ id }) => id)).toEqual([getTourId(page)]);
    for (const help of [...listTutorials(page), ...listTours(page)]) expect(Help.parse(help)).toMatchObject({ page });
  });
  it('R-SHELL-265 is found by its page, each with an id of its own', () => {
    expect(Object.keys(normalisedTutorials())).toEqual([...HELP_PAGES]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  });
  it('is short: a step is read at a glance, and a tour has few', () => {
    for (const { steps } of ALL) {
      expect(steps.length).toBeLessThanOrEqual(6);
      for (const { title, body } of steps) {
        expect(title.length).toBeLessThanOrEqual(40);
        expect(body.length).toBeLessThanOrEqual(170);
      }
    }
  });
  it('R-SHELL-264 has nothing to say of a page it does not know', () => {
    expect([listTutorials('constructor'), listTours('nowhere')]).toEqual([[], []]);
  });
  it.each([
    ['/dashboard', 'dashboard'],
    ['/trips', 'trips'],
    ['/trips/deleted', undefined],
    ['/trips/trp_1/planner', 'planner'],
    ['/trips/trp_1/ti/tin_1', 'itinerary'],
    ['/trips/trp_1/ti/tin_1/documents', undefined],
    ['/checklists/list', 'checklists'],
    ['/myaccount/profile', 'account'],
    ['/invoices', undefined],
  ])('knows that %s is the screen %s', (path, page) => {
    expect(findHelpPage(path)).toBe(page);
  });
});
