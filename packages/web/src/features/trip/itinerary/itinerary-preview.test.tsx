import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch';
import { renderInApp } from '../../../testing/render-in-app';
import { ItineraryPreviewPage } from './pages/itinerary-preview-page';

const [TRIP, TI] = [`trp_${'0'.repeat(26)}`, `tin_${'0'.repeat(26)}`];

it('loads the page anew once it says something else or its pictures could no longer be loaded, not for each new link', async () => {
  let [content_hash, link, made_at] = ['first', 'a', '2027-02-01T10:00:00.000Z'];
  const sent = fakeFetch({
    [`GET /services/trips/api/v1/trip_itinerary/${TRIP}/ti/${TI}/preview`]: () => ({
      json: { ti_name: 'Spring in Italy', html: `<img src="/coast?${link}">`, content_hash, made_at },
    }),
  });
  const { client } = renderInApp(
    <Routes>
      <Route path="/trips/:trip_id/ti/:ti_id/preview" element={<ItineraryPreviewPage />} />
    </Routes>,
    { path: `/trips/${TRIP}/ti/${TI}/preview` },
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>('Spring in Italy as your client sees it');
  const readAgain = () => act(() => client.invalidateQueries());
  link = 'b';
  await readAgain();
  expect(sent.filter(({ url }) => url.pathname.endsWith('/preview'))).toHaveLength(2);
  expect(frame.srcdoc).toBe('<img src="/coast?a">');
  content_hash = 'second';
  await readAgain();
  await waitFor(() => expect(frame.srcdoc).toBe('<img src="/coast?b">'));
  [link, made_at] = ['c', '2027-02-01T10:10:00.000Z'];
  await readAgain();
  await waitFor(() => expect(frame.srcdoc, 'links that would stop working').toBe('<img src="/coast?c">'));
});
