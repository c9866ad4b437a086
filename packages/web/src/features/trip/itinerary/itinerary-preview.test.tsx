import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch';
import { renderInApp } from '../../../testing/render-in-app';
import { ItineraryPreviewPage } from './pages/itinerary-preview-page';

const [TRIP, TI] = [`trp_${'0'.repeat(26)}`, `tin_${'0'.repeat(26)}`];

it('loads the page anew only once it says something else, not for new links to the same pictures', async () => {
  let [content_hash, link] = ['first', 'a'];
  const sent = fakeFetch({
    [`GET /services/trips/api/v1/trip_itinerary/${TRIP}/ti/${TI}/preview`]: () => ({
      json: { ti_name: 'Spring in Italy', html: `<img src="/coast?${link}">`, content_hash },
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
});
