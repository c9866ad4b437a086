import { booking, place } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from './itinerary-document';

const pageOf = (published = italy()) => parsePage(renderItinerary(published));
const card = (title: string, page = pageOf()) =>
  [...page.querySelectorAll('.entry')].find((e) => e.querySelector('h3')?.textContent === title);
const text = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

const rental = () =>
  italy({}, [
    booking('Transportation', {
      title: 'A small Fiat',
      sub_type: 'Car Rental',
      supplier_name: 'Luna Cars',
      transportations: [
        {
          from: { ...place('Naples Airport'), phone_no: '+39 081 1' },
          to: { ...place('Rome Termini'), phone_no: '+39 06 2' },
          start_date: '2027-03-22',
          start_time: '10:00',
          end_date: '2027-03-25',
          end_time: '18:00',
        },
      ],
    }),
  ]);

describe('a client’s itinerary', () => {
  it('R-SHELL-003 brings a rental back on its own day, by its hour, at the desk where it goes', () => {
    const page = pageOf(rental());
    const cards = [...page.querySelectorAll('.entry')].filter((e) => text(e.querySelector('h3')) === 'A small Fiat');
    expect(cards).toHaveLength(2);
    const [collected, back] = cards;
    expect([...(collected?.querySelectorAll('.route dt.quiet-text') ?? [])].map(text)).toEqual(['Pick-up', 'Drop-off']);
    expect(text(back?.querySelector('.kind'))).toBe('Drop-off');
    expect(text(collected?.querySelector('.kind'))).toMatch(/^Rental/);
    expect(text(back?.closest('.day')?.querySelector('h2'))).toContain('March 25');
    for (const part of ['By 6:00 PM', 'Rome Termini', '+39 06 2']) expect(text(back)).toContain(part);
    expect(back?.querySelector('.route')).toBeNull();
  });
  it('R-SHELL-003 reads as a whole without any script', () => {
    const page = pageOf();
    expect(page.querySelectorAll('.day h2')).toHaveLength(11);
    expect(text(page.querySelector('main'))).toContain('Dinner at Armando al Pantheon');
    expect(page.querySelector('script')?.getAttribute('src')).toBe('/p/itinerary.js');
    expect([...page.querySelectorAll('button')].every((b) => b.closest('[hidden]') !== null)).toBe(true);
  });
  it('carries no style or script of its own text, which its security policy would refuse', () => {
    const html = renderItinerary(italy({ show_prices: true, cover_img_url: 'https://img.example/rome.jpg' }));
    expect(html).not.toMatch(/<style| style=|<script(?![^>]* src=)| on\w+=/);
  });
  it('stays out of search engines and names nobody in its head', () => {
    const page = pageOf();
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(page.title).toBe('Spring in Italy');
    expect(page.head.innerHTML).not.toMatch(/Kowalski|Bennett|T-1042/);
  });
  it('never holds the secret of the link it stands behind', () => {
    const page = pageOf();
    expect([...page.querySelectorAll('.opening a')].map((a) => a.getAttribute('href'))).toEqual([
      '?calendar',
      '?calendar',
      '?pdf',
    ]);
  });
  it('shows the cover in a link’s preview only where it is a whole address', () => {
    const image = (cover_img_url?: string) =>
      pageOf(italy({ cover_img_url })).querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect([image('https://img.example/rome.jpg'), image('/covers/1.jpg'), image()]).toEqual([
      'https://img.example/rome.jpg',
      undefined,
      undefined,
    ]);
  });
  it('tells a flight by the clocks of both places and the day it arrives', () => {
    const route = text(card('New York to Rome')?.querySelector('.route'));
    for (const part of ['6:05 PM EDT', '7:55 AM CET', '+1', 'Sun, Mar 21', '8 h 50 min', 'JFK', 'FCO'])
      expect(route).toContain(part);
  });
  it('leaves the zone out where both ends share it', () => {
    expect(text(card('Frecciarossa to Florence'))).not.toContain('CET');
  });
  it('gives the four facts for the desk: reference, time, place, contact', () => {
    const facts = text(card('Hotel Artemide')?.querySelector('.facts'));
    for (const part of [
      'ART-88213',
      'From 3:00 PM until Wed, Mar 24, 11:00 AM · 3 nights',
      'Via Nazionale 22',
      '+39 06 489911',
    ])
      expect(facts).toContain(part);
  });
  it('strikes what is cancelled and says so', () => {
    const cancelled = card('Vatican Museums before opening hours with a private guide');
    expect(cancelled?.querySelector('h3 s')).not.toBeNull();
    expect(text(cancelled)).toContain('Cancelled');
  });
  it('lets names run in their own direction', () => {
    expect(card('מלון דן פנורמה')?.querySelector('h3')?.getAttribute('dir')).toBe('auto');
  });
  it('R-TRIP-029 shows the ports of a cruise and the days at sea', () => {
    expect([...pageOf().querySelectorAll('.hue-cruise h3')].map((h) => h.textContent)).toEqual([
      'Livorno',
      'Naples',
      'Naples',
      'At sea',
      'Valletta',
    ]);
    expect(card('Livorno')?.textContent).toContain('Embarkation');
    expect(card('Valletta')?.textContent).toContain('Disembarkation');
  });
  it('shows text as text, and no link that could run', () => {
    const title = '<img src=x onerror=alert(1)>';
    const page = pageOf({
      ...italy({ ti_name: title, cover_img_url: 'javascript:alert(1)' }, [
        booking('Tours', { title, general_booking: { start_date: '2027-03-20' } }),
      ]),
      documents: [{ name: 'a', size: 1, url: ' java\nscript:alert(1)' }],
      company: { name: 'x', website: 'javascript:alert(1)' },
    });
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(
      [...page.querySelectorAll('[href]')].filter(
        (a) => /script:/i.test(a.getAttribute('href') ?? '') && !a.getAttribute('href')?.startsWith('https://'),
      ),
    ).toEqual([]);
  });
  it('says what an empty day is, and shows no empty chapter', () => {
    const page = pageOf({ ...italy({}, []), documents: [] });
    expect(text(page.querySelector('.day'))).toContain('Nothing is planned. The day is yours.');
    expect(page.querySelector('#documents')).toBeNull();
    expect(page.querySelector('#unscheduled')).toBeNull();
  });
});
