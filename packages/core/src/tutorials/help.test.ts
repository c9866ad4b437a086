import { describe, expect, it } from 'vitest';
import { normalisedTutorials, toursOf, tutorialsOf } from './help';
import { HELP_PAGES, helpPageOf, tourOf } from './pages';
import { Help } from './tutorial';

const ALL = HELP_PAGES.flatMap((page) => [...tutorialsOf(page), ...toursOf(page)]);

describe('the help of the screens', () => {
  it.each(HELP_PAGES)('R-SHELL-264 says something of %s to read and to be shown', (page) => {
    expect(tutorialsOf(page).length).toBeGreaterThan(0);
    expect(toursOf(page).map(({ id }) => id)).toEqual([tourOf(page)]);
    for (const help of [...tutorialsOf(page), ...toursOf(page)]) expect(Help.parse(help)).toMatchObject({ page });
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
    expect([tutorialsOf('constructor'), toursOf('nowhere')]).toEqual([[], []]);
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
    expect(helpPageOf(path)).toBe(page);
  });
});
