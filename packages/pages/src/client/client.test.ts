import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import type { ShareAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from '../itinerary/itinerary-document';
import { askAnswers } from './ask-answers';
import { copyReferences } from './copy-references';
import { noteView } from './note-view';
import { openOwnMaps, ownMapUrl } from './own-maps';
import { shareToken } from './share-token';
import { offerSubscription } from './subscribe';

const TOKEN = 'a'.repeat(43);
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';
beforeEach(() => {
  document.body.innerHTML = parsePage(renderItinerary(italy())).body.innerHTML;
});
afterEach(() => vi.unstubAllGlobals());

it('R-SHELL-024 finds the link’s secret in each of its addresses', () => {
  for (const path of ['/ti/', '/itinerary/', '/ti/documents/', '/ti-trip/'])
    expect(shareToken(`${path}${TOKEN}`)).toBe(TOKEN);
  const one = `${TOKEN}.tin_${'0'.repeat(26)}`;
  expect(shareToken(`/ti-trip/${one}`)).toBe(one);
  expect([shareToken('/trips/1'), shareToken('/ti/short'), shareToken(`/ti/${TOKEN}/x`)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
it('notes a view once, however often the page is hidden and shown', () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({ answers: [] })));
  vi.stubGlobal('fetch', sent);
  noteView(TOKEN);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent.mock.calls).toEqual([
    [`/services/public/api/v1/ti/${TOKEN}/viewed`, expect.objectContaining({ method: 'POST', keepalive: true })],
  ]);
});
it('leads directions to the map of the device', () => {
  expect(ownMapUrl('Mozilla/5.0 (Windows NT 10.0)', 'Rome')).toBeUndefined();
  openOwnMaps(ANDROID);
  expect(document.querySelector<HTMLAnchorElement>('a[data-place^="Hotel"]')?.href).toBe(
    `geo:0,0?q=${encodeURIComponent('Hotel Artemide, Via Nazionale 22, 00184 Roma RM, Italy')}`,
  );
});
it('offers a subscription where a calendar answers to it', () => {
  offerSubscription(TOKEN, 'wayline.example', ANDROID);
  expect(document.querySelector('#subscribe')?.parentElement?.hidden).toBe(true);
  offerSubscription(TOKEN, 'wayline.example', 'iPhone');
  expect(document.querySelector('#subscribe')?.getAttribute('href')).toBe(
    `webcal://wayline.example/services/public/api/v1/ti/${TOKEN}/calendar.ics`,
  );
  expect(document.querySelector('#subscribe')?.parentElement?.hidden).toBe(false);
});
it('copies a reference', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  copyReferences();
  const [button] = document.querySelectorAll<HTMLButtonElement>('.copy');
  button?.click();
  await expect.poll(() => button?.textContent).toContain('Copied');
  expect(writeText).toHaveBeenCalledWith('QX7K2M');
});

const asking = () => {
  const published = italy();
  const first = published.days[0]?.entries[0];
  if (!first) throw new Error('The fixture has no entry.');
  first.answerable = true;
  document.body.innerHTML = parsePage(renderItinerary(published)).body.innerHTML;
  const form = document.querySelector<HTMLFormElement>('form.answer');
  const note = form?.querySelector('textarea');
  if (!form || !note) throw new Error('The page asks nothing.');
  const press = (word: string) => [...form.querySelectorAll('button')].find((b) => b.textContent === word)?.click();
  const sent = vi.fn((..._asked: unknown[]) => Promise.resolve(Response.json({ status: 'success', answers: [] })));
  vi.stubGlobal('fetch', sent);
  const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse((init as { body: string }).body));
  return { booking_id: first.booking_id, form, note, press, sent, bodies };
};
it('asks nothing until the script can send, and shows what was answered before', async () => {
  const { form, booking_id, sent } = asking();
  expect(form.hidden).toBe(true);
  const given = { booking_id, answer: 'declined', note: 'Too far', at: '2027-01-01T00:00:00.000Z' } as ShareAnswer;
  askAnswers(TOKEN, Promise.resolve([given]));
  expect(form.hidden).toBe(false);
  await expect.poll(() => form.textContent).toContain('You said no. We’ve let your advisor know. “Too far”');
  expect(form.querySelector('[aria-pressed="true"]')?.textContent).toBe('Not for me');
  expect(sent).not.toHaveBeenCalled();
});
it('sends a yes at once, and a question with its words', async () => {
  const { form, note, press, bodies, booking_id } = asking();
  askAnswers(TOKEN, Promise.resolve([]));
  press('Yes, book it');
  await expect.poll(() => form.textContent).toContain('You said yes.');
  press('I have a question');
  note.value = ' Is there a terrace? ';
  form.requestSubmit();
  await expect.poll(() => form.textContent).toContain('“Is there a terrace?”');
  expect(bodies()).toEqual([
    { booking_id, answer: 'approved', note: '' },
    { booking_id, answer: 'question', note: 'Is there a terrace?' },
  ]);
});
it('says why a booking that has been booked since takes no answer', async () => {
  const { form, press, sent } = asking();
  const error = { code: 'itinerary.not_asked', message: 'This booking doesn’t need a response right now.' };
  sent.mockResolvedValue(Response.json({ status: 'error', error }, { status: 409 }));
  askAnswers(TOKEN, Promise.resolve([]));
  press('Yes, book it');
  await expect.poll(() => form.textContent).toContain('doesn’t need a response right now');
  expect(form.querySelector('[aria-pressed="true"]')).toBeNull();
});
it('says when an answer did not arrive, and keeps its words', async () => {
  const { form, note, press, sent } = asking();
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  askAnswers(TOKEN, Promise.resolve([]));
  press('Not for me');
  note.value = 'Too far';
  form.requestSubmit();
  await expect.poll(() => form.textContent).toContain('didn’t go through');
  expect([note.value, form.querySelector<HTMLElement>('.words')?.hidden]).toEqual(['Too far', false]);
});
