import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { ItineraryTemplate } from '@wayline/core/areas/trip/itinerary/template';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { ItineraryLinks } from '../trips/components/itinerary-links';
import type { PlannedTrip } from '../trips/use-trip';
import { ItinerarySwitcher } from './components/itinerary-switcher';

const TRIP = `trp_${'0'.repeat(26)}`;
const [FIRST, SECOND] = [`tin_${'1'.repeat(26)}`, `tin_${'2'.repeat(26)}`];
const MADE_AT = { created_at: '2027-02-01T10:00:00.000Z', updated_at: '2027-02-01T10:00:00.000Z', version: 1 };
const spring = Itinerary.parse({ id: FIRST, trip_id: TRIP, ti_name: 'Spring', published_version: 3, ...MADE_AT });
const plain = Itinerary.parse({ id: SECOND, trip_id: TRIP, ti_name: 'Short version', ...MADE_AT });
const house = ItineraryTemplate.parse({
  id: `itp_${'0'.repeat(26)}`,
  name: 'House look',
  accent: 'ruby',
  cover_style: 'band',
  ...MADE_AT,
});
const LIST = 'GET /services/trips/api/v1/travel_itineraries';
const CREATE = `POST /services/trips/api/v1/trip_itinerary/${TRIP}/ti`;
const fake = (templates: object[]) =>
  fakeFetch({
    'GET /services/trips/api/v1/itinerary_templates': { json: { templates } },
    [CREATE]: { json: { itinerary: plain } },
    [LIST]: { json: { itineraries: [spring, plain] } },
  });
const address = () => screen.getByTestId('address').textContent;
/** The trip page, its dialog for a new itinerary open. */
const begin = async (templates: object[]) => {
  const sent = fake(templates);
  const trip = { id: TRIP, trip_name: 'Italy in spring' };
  renderInApp(<ItineraryLinks whole={{ trip, itineraries: [spring, plain] } as unknown as PlannedTrip} />);
  await userEvent.click(screen.getByRole('button', { name: 'New itinerary' }));
  await screen.findByRole('radio', { name: /Classic/ });
  return () => sent.find(({ method }) => method === 'POST')?.body;
};
const create = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Create itinerary' }));
  await waitFor(() => expect(address()).toBe(`/trips/${TRIP}/ti/${SECOND}`));
};

beforeAll(async () => {
  await import('./components/new-itinerary-dialog');
});
beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] })));

it('a new itinerary begins from the look of the company', async () => {
  const made = await begin([house]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^House look Ruby · cover: banner/ }).checked).toBe(true);
  await create();
  expect(made()).toEqual({ ti_name: 'Italy in spring', template_id: house.id });
});
it('a new itinerary takes another look and title where they are chosen', async () => {
  const made = await begin([house]);
  await userEvent.click(screen.getByRole('radio', { name: /Classic/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: /Title/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'For the parents');
  await create();
  expect(made()).toEqual({ ti_name: 'For the parents' });
});
it('a new itinerary of a company without looks of its own begins from Classic', async () => {
  const made = await begin([]);
  await create();
  expect(made()).toEqual({ ti_name: 'Italy in spring' });
});
it('R-TRIP-155 begins none for whoever may not edit', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Client Itinerary'] }));
  fake([house]);
  const trip = { id: TRIP, trip_name: 'Italy' };
  renderInApp(<ItineraryLinks whole={{ trip, itineraries: [] } as unknown as PlannedTrip} />);
  await screen.findByText('Share the trip day by day on a page for your client.');
  expect(screen.queryByRole('button', { name: 'New itinerary' })).toBeNull();
});
it('the trip lists its itineraries with how each stands', async () => {
  await begin([]);
  const rows = within(screen.getByRole('list', { name: 'Client itinerary' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['SpringPublished, version 3', 'Short versionDraft']);
});
it('the editor lists the itineraries of the trip, read when asked for, and leads to each and to a new one', async () => {
  const sent = fake([]);
  let begun = 0;
  renderInApp(
    <ItinerarySwitcher
      itinerary={spring}
      onNew={() => {
        begun++;
      }}
    />,
  );
  expect(sent).toEqual([]);
  /** A menu moves to an entry a moment after the key, and only then is it the one that Enter chooses. */
  const reached = () => screen.getByRole('menu').getAttribute('aria-activedescendant');
  const open = async () => {
    screen.getByRole('button', { name: 'All itineraries of this trip' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /Short version/ });
    await waitFor(() => expect(reached()).toBeTruthy());
  };
  await open();
  const items = screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('aria-current')]);
  expect(items).toEqual([
    ['SpringPublished, version 3', 'page'],
    ['Short versionDraft', null],
    ['New itinerary', null],
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /Short version/ }));
  await waitFor(() => expect(address()).toBe(`/trips/${TRIP}/ti/${SECOND}`));
  await open();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(reached()).toBe(screen.getByRole('menuitem', { name: 'New itinerary' }).id));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(begun).toBe(1));
});
