import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permission } from '@wayline/core/access/permissions';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { ClientRecord } from '../client-query';
import { ConsentsSection } from './consents-section';

const client = { id: `cli_${'1'.repeat(26)}` } as ClientRecord;
const AT = `/services/crm/api/v1/individuals/${client.id}/consents`;
const said = (id: number, is_given: boolean, day: string) => ({
  id: `consent_${String(id).padStart(26, '0')}`,
  ...{ client_id: client.id, purpose: 'news', is_given, way: 'email', day },
  ...{ recorded_at: `${day}T10:00:00.000Z`, recorded_by: 'Olivia Vale' },
});
const open = (permissions: Permission[] = ['Edit Client Profiles', 'View Client Profiles']) => {
  const sent = fakeFetch({
    [`GET ${AT}`]: { json: { consents: [said(2, false, '2031-05-03'), said(1, true, '2031-05-01')] } },
    [`POST ${AT}`]: { json: { consent: said(3, true, '2031-05-04') } },
  });
  signIn(TOKENS, sessionUser({ permissions_data: permissions }));
  renderInApp(<ConsentsSection client={client} />);
  return sent;
};
const rows = async () => within(await screen.findByRole('list', { name: 'Consent' })).getAllByRole('listitem');

it('shows of each purpose what holds, how that is known, and on demand what was said before', async () => {
  open();
  const [service, news] = await rows();
  expect(service?.textContent).toContain('Not asked');
  expect(news?.textContent).toContain('WithdrawnWithdrawn 05/03/2031 · By email · recorded by Olivia Vale');
  expect(news?.textContent).not.toContain('05/01/2031');
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier answers' }));
  expect(news?.textContent).toContain('Given 05/01/2031');
});
it('records when and how a client agreed', async () => {
  const sent = open();
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Record consent: Health data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record consent: Health data' }));
  await userEvent.selectOptions(dialog.getByLabelText('How they told you'), 'On a form');
  await userEvent.click(dialog.getByRole('button', { name: 'Record consent' }));
  await screen.findByText('Consent recorded');
  const body = sent.find(({ method }) => method === 'POST')?.body;
  expect(body).toMatchObject({ purpose: 'health', is_given: true, way: 'form', day: expect.stringMatching(/^\d{4}-/) });
});
it('offers nothing that changes it to who may only view profiles', async () => {
  open(['View Client Profiles']);
  await rows();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});
