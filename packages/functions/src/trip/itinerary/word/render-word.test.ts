import { booking, place } from '@wayline/core/areas/trip/itinerary/bookings.fixture';
import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { standardSections } from '@wayline/core/areas/trip/itinerary/sections';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { renderWord } from './render-word';

const partsOf = async (published: Parameters<typeof renderWord>[0]) => {
  const parts = unzipSync(await renderWord(published));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const xml = part('word/document.xml');
  const said = xml
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('\u00a0', ' ');
  return { xml, said, links: part('word/_rels/document.xml.rels') };
};

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

it('R-SHELL-003 holds both ends of a rental, called as on the page, and its drop-off on its own day', async () => {
  const { said } = await partsOf(rental());
  expect(said).toMatch(/Pick-up 10:00 AM Naples Airport → Drop-off 6:00 PM \S+ \S+ 25 Rome Termini/);
  const back = said.slice(said.indexOf('Thursday, March 25'), said.indexOf('Friday, March 26'));
  expect(back).toMatch(/6:00 PM · Drop-off/);
  expect(back).toContain('Time: By 6:00 PM');
  expect(back).toContain('Place: Rome Termini');
});

it('holds the cover, every day with its bookings and the advisor', async () => {
  const published = italy({ show_prices: true });
  const { said } = await partsOf(published);
  for (const text of ['Spring in Italy', 'Bennett Travel Atelier', 'Day 1: Saturday, March 20', 'Laura Bennett'])
    expect(said).toContain(text);
  expect(said.match(/^Day \d+: /gm)).toHaveLength(published.days.length);
  for (const { entries } of published.days) for (const { title } of entries) expect(said).toContain(title);
  expect(said).toContain('Reference: ART-88213');
});
it('holds custom sections with their lists and links, in their order, and says what is cancelled', async () => {
  const text = '- a hat\n- [the list](https://pack.example/a)\n<w:p>as typed</w:p>';
  const packing = { kind: 'custom' as const, id: 'a', shown: true, title: 'What to pack', text, stands_out: false };
  const { said, links, xml } = await partsOf(italy({ sections: [packing, ...standardSections()] }));
  expect(said.indexOf('What to pack')).toBeLessThan(said.indexOf('Day 1:'));
  expect(links).toContain('https://pack.example/a');
  expect(xml).toContain('&lt;w:p&gt;as typed');
  expect(said).toContain('Cancelled');
});
it('does not stumble over other scripts, emoji, control characters or an empty trip', async () => {
  const title = '東京 🗼 مرحبا \u0001';
  const odd = booking('Dining', { title, general_booking: { start_date: '2027-03-20' } });
  expect((await partsOf(italy({}, [odd]))).said).toContain('東京 🗼 مرحبا');
  const bare = { ...italy({ welcome_text: '', important_notice: '' }, []), days: [], documents: [], travelers: [] };
  expect((await partsOf(bare)).said).toContain('Your advisor');
});

it('R-TRIP-087 says what the client may read of a room', async () => {
  const published = italy();
  const stay = published.days.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'checkin');
  if (stay) stay.rooms = [{ name: 'Double', comment: 'Facing the sea', request: 'A cot' }];
  const { said } = await partsOf(published);
  expect(said).toContain('About your room: Facing the sea');
  expect(said).toContain('Your request: A cot');
});
