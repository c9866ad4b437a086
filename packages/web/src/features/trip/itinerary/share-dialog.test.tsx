import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { ShareDialog } from './components/share-dialog';

const URL = 'https://wayline.example/ti/secret';
const ITINERARY = Itinerary.parse({
  id: `tin_${'0'.repeat(26)}`,
  trip_id: `trp_${'0'.repeat(26)}`,
  ti_name: 'Spring in Italy',
  created_at: '2027-02-01T10:00:00.000Z',
  updated_at: '2027-02-01T10:00:00.000Z',
  version: 1,
});
const SHARE = `POST /services/trips/api/v1/trip_itinerary/${ITINERARY.trip_id}/ti/${ITINERARY.id}/share`;
const LEAD = { name: 'Helen Brandt', email: 'helen@client.test' };
const nothing = async () => {};
const made = async () => {
  fakeFetch({ [SHARE]: { json: { itinerary: ITINERARY, url: URL } } });
  renderInApp(<ShareDialog itinerary={ITINERARY} recipient={LEAD} onClose={nothing} onShared={nothing} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { user, copy: await screen.findByRole('button', { name: 'Copy link' }) };
};

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  vi.restoreAllMocks();
});

it('R-TRIP-223 copies the link and says where it goes next', async () => {
  const { user, copy } = await made();
  await user.click(copy);
  await screen.findByText('Text has been copied, now paste in the text-area');
  expect(await navigator.clipboard.readText()).toBe(URL);
});

it('says what to do instead where the browser does not let it copy', async () => {
  const { user, copy } = await made();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  await screen.findByText('Your browser blocked copying. Select the link and copy it yourself.');
});

it('is filled in with the lead traveler, whose name and email can be changed', async () => {
  const sent = fakeFetch({ [SHARE]: { json: { itinerary: ITINERARY, url: URL } } });
  renderInApp(<ShareDialog itinerary={ITINERARY} recipient={LEAD} onClose={nothing} onShared={nothing} />);
  const user = userEvent.setup();
  expect(screen.getByLabelText<HTMLInputElement>(/E-?mail/).value).toBe('helen@client.test');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Paul');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Copy link' });
  expect(sent.map(({ body }) => body)).toMatchObject([{ name: 'Paul', email: 'helen@client.test' }]);
});

it('makes a link to all shared itineraries of the trip when that is chosen', async () => {
  const sent = fakeFetch({ [SHARE]: { json: { itinerary: ITINERARY, url: URL } } });
  renderInApp(<ShareDialog itinerary={ITINERARY} recipient={LEAD} onClose={nothing} onShared={nothing} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Include all shared itineraries of this trip'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Copy link' });
  expect(sent.map(({ body }) => body)).toMatchObject([{ opens_trip: true }]);
});

it('keeps the email in the profile of a client who has none, unless that is not wanted', async () => {
  const id = ClientId.parse(`cli_${'0'.repeat(26)}`);
  const update = `PUT /services/crm/api/v1/individuals/${id}`;
  const shareTo = async (wanted: boolean) => {
    const sent = fakeFetch({
      [SHARE]: { json: { itinerary: ITINERARY, url: URL } },
      [update]: { json: { client: {} } },
    });
    const recipient = { name: 'Helen Brandt', client_id: id };
    const { unmount } = renderInApp(
      <ShareDialog itinerary={ITINERARY} recipient={recipient} onClose={nothing} onShared={nothing} />,
    );
    const user = userEvent.setup();
    expect(screen.queryByLabelText('Save to Helen Brandt’s profile')).toBeNull();
    await user.type(screen.getByLabelText(/E-?mail/), 'helen@client.test');
    if (!wanted) await user.click(screen.getByLabelText('Save to Helen Brandt’s profile'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Copy link' });
    unmount();
    return sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  };
  expect(await shareTo(true)).toEqual([{ version: 1, was: { emails: [] }, emails: ['helen@client.test'] }]);
  expect(await shareTo(false)).toEqual([]);
});
