import { APP_PATHS } from '@wayline/core/navigation/routes';
import { isHere, PARTS_TO_COME } from '@wayline/core/navigation/routes-to-come';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../document/parse-page.fixture';
import { renderPublicPage } from '../public-document';
import { roadMap } from './road-map';
import { ABILITIES, STAGES } from './road-map-list';

const page = parsePage(renderPublicPage(roadMap, { origin: 'https://wayline.example', contact: 'a@wayline.example' }));
const stages = new Map(
  [...page.querySelectorAll('section, .part')].map((part) => [
    part.querySelector('h2')?.textContent ?? '',
    [...part.querySelectorAll('li')].map((li) => li.textContent),
  ]),
);
/** Ways in and out, and pages that lead to others: nothing that one would choose Wayline for. */
const DOORS = [
  ...['/profile', '/myprofile', '/logout', '/subscribe', '/admin-user-access', '/create_your_profile', '/thank_you'],
  ...['/after_confirm_welcome', '/footer_sidebar', '/dashboard'],
];
const area = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('/crm/') ? 3 : 2)
    .join('/');

describe('the road map', () => {
  it('names every area that has a page under what is available now', () => {
    const there = new Set(APP_PATHS.filter((path) => isHere(path) && !DOORS.includes(path)).map(area));
    const named = new Set(ABILITIES.flatMap(({ at }) => at).map(area));
    expect([...there].filter((one) => !named.has(one))).toEqual([]);
    expect(stages.get('Available now')).toEqual(ABILITIES.map(({ text }) => text));
  });
  it('names every part that is to come under a later stage, and nothing else there', () => {
    const later = STAGES.flatMap(({ points }) => points);
    expect(new Set(later.map(({ part }) => part))).toEqual(new Set(Object.keys(PARTS_TO_COME)));
    const shown = [...stages].filter(([title]) => /^(Next|Then): /.test(title)).flatMap(([, points]) => points);
    expect(shown).toEqual(later.map(({ text }) => text));
    expect([...stages.keys()].filter((title) => title.startsWith('Next: '))).toEqual([
      'Next: payment plans and reminders',
    ]);
  });
});
