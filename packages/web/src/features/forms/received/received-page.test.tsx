import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { PAGES } from '../pages';
import { ReceivedPage } from './received-page';

const PATH = '/forms/traveler_request/received_list/:form_id/:form_name';
const FORM = 'frm_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const DAY_MS = 86_400_000;

it('R-ACC-040 tells how long ago a traveler form was received', async () => {
  onPhone();
  signIn(TOKENS, sessionUser());
  const received_date = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const submission = {
    ...{ id: 'sub_01ARZ3NDEKTSV4RRFFQ69G5FAV', form_id: FORM, form_name: 'Welcome', kind: 'traveler_info' },
    ...{ state: 'new', number: 1, received_date, sender_name: 'Mina Okafor', traveler_count: 2, version: 1 },
  };
  fakeFetch({ [`GET /services/crm/api/v1/forms/${FORM}/submissions`]: { json: { submissions: [submission] } } });
  renderInApp(
    <Routes>
      <Route path={PATH} element={<ReceivedPage />} />
    </Routes>,
    { path: `/forms/traveler_request/received_list/${FORM}/Welcome` },
  );
  const sender = await screen.findByRole('link', { name: 'Mina Okafor' });
  expect(sender.parentElement?.parentElement?.textContent).toContain('3 days ago');
});

const TYPE = 'ftp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
it.each([
  ['the forms of a type', 'list', 'Medical'],
  ['what one of them received', `received_list/${FORM}/Allergies`, 'Allergies'],
])('R-SHELL-060 opens %s', async (_, below, heading) => {
  signIn(TOKENS, sessionUser());
  fakeFetch({
    [`GET /services/crm/api/v1/forms/${FORM}/submissions`]: { json: { submissions: [] } },
    'GET /services/crm/api/v1/forms': { json: { forms: [] } },
    'GET /services/crm/api/v1/form-types': { json: { form_types: [] } },
  });
  const routes = Object.entries(PAGES).map(([path, element]) => <Route key={path} path={path} element={element} />);
  renderInApp(
    <Suspense fallback={null}>
      <Routes>{routes}</Routes>
    </Suspense>,
    { path: `/dynamic_forms/${TYPE}/Medical/${below}` },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
});
