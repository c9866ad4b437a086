import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { ItineraryEditorPage } from './pages/itinerary-editor-page';

const [TRIP, TI] = [`trp_${'0'.repeat(26)}`, `tin_${'0'.repeat(26)}`];
const AT = `/services/trips/api/v1/trip_itinerary/${TRIP}/ti/${TI}`;
const HERE = `/trips/${TRIP}/ti/${TI}`;
const itinerary = (more: object = {}) =>
  Itinerary.parse({
    ...{ id: TI, trip_id: TRIP, ti_name: 'Spring in Italy', welcome_text: 'Dear Anna', published_version: 1 },
    ...{ created_at: '2027-02-01T10:00:00.000Z', updated_at: '2027-02-01T10:00:00.000Z', version: 3 },
    ...more,
  });

/** A server that keeps one itinerary. */
const startServer = (saves = true) => {
  let kept = itinerary();
  const opened = () => ({
    ...{ itinerary: kept, activities: [], bookings: [], documents: [], events: [], recipient: {} },
    check: { problem: 0, warning: 0, note: 0 },
    preview: { trip_name: 'Italy', days: [], sections: [], bookings: [] },
  });
  return fakeFetch({
    [`GET ${AT}`]: () => ({ json: opened() }),
    'GET /services/trips/api/v1/travel_itineraries': () => ({
      json: { itineraries: [{ ...kept, unpublished_changes: 0 }] },
    }),
    [`PUT ${AT}`]: ({ body }) => {
      if (!saves) return refusal(409, 'record.stale', 'Someone else changed this.');
      kept = itinerary({ ...kept, ...(body as object), version: kept.version + 1 });
      return { json: { itinerary: kept } };
    },
    [`POST ${AT}/publish`]: () => {
      kept = itinerary({ ...kept, published_version: 2, version: kept.version + 1 });
      return { json: { itinerary: kept, pictures_lost: 0 } };
    },
  });
};
const open = async (saves = true) => {
  const sent = startServer(saves);
  renderInApp(
    <Routes>
      <Route path="/trips/:trip_id/ti/:ti_id" element={<ItineraryEditorPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { path: HERE },
  );
  const welcome = await screen.findByLabelText<HTMLTextAreaElement>('Welcome', { selector: 'textarea' });
  const changes = () =>
    sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url, body }) => ({ method, path: url.pathname, body }));
  return { welcome, changes };
};

beforeEach(() => signIn(TOKENS, sessionUser()));

describe('R-TRIP-197 publishing while something is typed', () => {
  it('saves it first, then publishes what was saved', async () => {
    const { welcome, changes } = await open();
    expect(screen.getByText('Published, version 1')).toBeDefined();
    await userEvent.type(welcome, ' and Paul');
    expect(screen.queryByText('Published, version 1')).toBeNull();
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    await screen.findByText('Published, version 2');
    expect(changes()).toEqual([
      { method: 'PUT', path: AT, body: expect.objectContaining({ welcome_text: 'Dear Anna and Paul', version: 3 }) },
      { method: 'POST', path: `${AT}/publish`, body: { version: 4 } },
    ]);
    expect(welcome.value).toBe('Dear Anna and Paul');
  });

  it('publishes nothing where that can’t be saved, and says what to do', async () => {
    const { welcome, changes } = await open(false);
    await userEvent.type(welcome, ' and Paul');
    await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    await screen.findByText('Your changes aren’t saved yet');
    expect(screen.getByText('Someone else changed this.')).toBeDefined();
    expect(changes().map(({ method }) => method)).toEqual(['PUT']);
    expect(welcome.value).toBe('Dear Anna and Paul');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });

  it('publishes nothing while the form has a mistake', async () => {
    const { changes } = await open();
    await userEvent.clear(screen.getByLabelText('Title', { exact: false, selector: 'input' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish again' }));
    await screen.findByText('Your changes aren’t saved yet');
    expect(changes()).toEqual([]);
  });
});

it.each(['Share', 'PDF', 'Preview'])('%s saves first what is typed', async (name) => {
  const { welcome, changes } = await open();
  await userEvent.type(welcome, ' and Paul');
  await userEvent.click(screen.getByRole(name === 'Preview' ? 'link' : 'button', { name }));
  await waitFor(() =>
    expect(changes()[0]).toMatchObject({ method: 'PUT', body: { welcome_text: 'Dear Anna and Paul' } }),
  );
});
