import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { type ItinerarySection, standardSections } from '@wayline/core/areas/trip/itinerary/sections';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderGatePage } from '../gate/gate-document';
import { renderItinerary } from './itinerary-document';

const pageOf = (published = italy()) => parsePage(renderItinerary(published));
const headings = (page: Document) => [...page.querySelectorAll('main h2')].map((h) => h.textContent?.trim() ?? '');
const words = (more: Partial<Extract<ItinerarySection, { kind: 'custom' }>> = {}): ItinerarySection => ({
  kind: 'custom',
  id: 'a',
  shown: true,
  title: 'What to pack',
  text: '- a hat\n- shoes\n\nSee [the list](https://pack.example).',
  stands_out: false,
  ...more,
});

describe('the parts of the page', () => {
  it('R-TRIP-197 stand in the order they were given, and only those that are shown', () => {
    const sections: ItinerarySection[] = [
      { kind: 'travelers', shown: true },
      words(),
      { kind: 'at_a_glance', shown: true },
      { kind: 'days', shown: false },
      { kind: 'prices', shown: true },
    ];
    const page = pageOf(italy({ sections, show_prices: true }));
    expect(headings(page)).toEqual(['Travelers', 'What to pack', 'At a glance', 'Prices', 'Your advisor']);
    expect(page.querySelector('.day-nav')).toBeNull();
    expect(page.querySelector('.glance a')).toBeNull();
    expect(page.querySelector('.skip')?.getAttribute('href')).toBe('#main');
  });
  it('R-TRIP-197 important notices stand out, those of before the days at the top', () => {
    const notice = words({ title: 'Visas', stands_out: true });
    const page = pageOf(italy({ sections: [notice, ...standardSections()] }));
    expect([...page.querySelectorAll('.opening .notice h2')].map((h) => h.textContent?.trim())).toEqual([
      'Visas',
      'Important',
    ]);
  });
  it('of a version published before there was a choice are those it had', () => {
    const { sections: _s, accent: _a, cover_style: _c, ...before } = italy();
    const page = pageOf(before);
    expect(headings(page).slice(-3)).toEqual(['Documents', 'Travelers', 'Your advisor']);
    expect(page.querySelectorAll('.day h2')).toHaveLength(11);
    expect(page.querySelector('.accent-sea .cover-tall')).not.toBeNull();
  });
  it('have lists and links of what was typed, and no mark-up of its own', () => {
    const text = '- a hat\n- shoes\n<img src=x onerror=alert(1)>\n[x](javascript:alert(1))';
    const page = pageOf(italy({ sections: [words({ text })] }));
    const section = page.querySelector('section[aria-labelledby="section-0"]');
    expect([...(section?.querySelectorAll('ul li') ?? [])].map((li) => li.textContent)).toEqual(['a hat', 'shoes']);
    expect(section?.querySelector('img, a')).toBeNull();
    expect(section?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(renderItinerary(italy({ sections: [words()] }))).toContain('href="https://pack.example"');
  });
  it('wear the accent and the cover that were chosen; a cover of words has no picture', () => {
    const page = pageOf(italy({ accent: 'plum', cover_style: 'plain' }));
    expect(page.querySelector('.accent-plum .cover-plain')).not.toBeNull();
    expect(page.querySelector('.cover-picture')).toBeNull();
  });
  it('lead from the whole trip at a glance to each day', () => {
    const sections: ItinerarySection[] = [{ kind: 'at_a_glance', shown: true }, ...standardSections().slice(3, 4)];
    const page = pageOf(italy({ sections }));
    const targets = [...page.querySelectorAll('.glance a')].map((a) => a.getAttribute('href') ?? '');
    expect(targets).toHaveLength(10);
    for (const target of targets) expect(page.querySelector(target)).not.toBeNull();
  });
});

it('the door before a page names the company and the advisor, and asks for the code', () => {
  const html = renderGatePage({ company: 'Bennett <b>Travel', advisor: 'Laura' });
  const page = parsePage(html);
  expect(page.querySelector('main')?.textContent).toContain('Bennett <b>Travel');
  expect(page.querySelector('label')?.getAttribute('for')).toBe('code');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(html).not.toMatch(/<style| style=|<script(?![^>]* src=)| on\w+=/);
});

it.each([
  ['R-TRIP-262 a long path', 'bennett-atelier.example/journeys/through/it…', '/journeys/through/italy/in/spring'],
  ['R-TRIP-263 a long name', 'travels-of-bennett-atelie…', undefined],
  ['R-TRIP-264 neither', 'bennett-atelier.example/team', '/team'],
])('shows the website of the company with %s short, and opens all of it', (_, shown, path) => {
  const published = italy();
  const website = path ? `https://www.bennett-atelier.example${path}` : 'https://travels-of-bennett-atelier.example';
  const page = pageOf({ ...published, company: { ...published.company, website } });
  const link = page.querySelector('.foot a');
  expect(link?.textContent).toBe(shown);
  expect(link?.getAttribute('href')).toBe(website);
  expect(link?.getAttribute('title')).toBe(website);
});

it('R-TRIP-087 shows what was written for the client of a room, and what they asked for', () => {
  const published = italy();
  const stay = published.days.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'checkin');
  if (!stay) throw new Error('The fixture has no stay.');
  stay.rooms = [
    { name: 'Double, room 12', comment: 'Facing the sea' },
    { name: 'Twin', request: 'A cot' },
  ];
  const facts = [...pageOf(published).querySelectorAll('.fact')].map((fact) => fact.textContent);
  expect(facts).toEqual(
    expect.arrayContaining(['Double, room 12: About your roomFacing the sea', 'Twin: Your requestA cot']),
  );
});

it('says Booked instead of asking, where answers are asked for', () => {
  const published = italy();
  const [first] = published.days[0]?.entries ?? [];
  if (!first) throw new Error('The fixture has no entry.');
  first.booked = true;
  const [entry] = pageOf(published).querySelectorAll('.entry');
  expect(entry?.querySelector('.tag')?.textContent).toBe('Booked');
  expect(entry?.querySelector('form')).toBeNull();
});
