import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { CREDITS, clientCredit } from '../a-credit.fixture';
import { CLIENT } from '../an-invoice.fixture';
import { STATEMENT } from './a-statement.fixture';
import { ClientMoneySection } from './client-money-section';
import { ClientStatementPage } from './client-statement-page';

beforeEach(() => signIn(TOKENS, sessionUser()));

it('shows the credit of a client whose year has more entries than a statement', async () => {
  fakeFetch({
    [STATEMENT]: refusal(
      400,
      'statement.too_long',
      'There are more than 2,000 entries in this period. Choose a shorter one.',
    ),
    [CREDITS]: { json: { credits: [clientCredit()], available: [{ currency: 'USD', amount: 18_000 }] } },
  });
  renderInApp(<ClientMoneySection id="money" title="Money" clientId={CLIENT} />);
  await screen.findByText('There are more than 2,000 entries in this period. Choose a shorter one.');
  expect(screen.queryByText('$180.00 to spend')).not.toBeNull();
});

it('is closed to who may view payments and no invoices, without a request that can only be refused', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Payments', 'View Client Profiles'] }));
  const sent = fakeFetch({ [STATEMENT]: refusal(403, 'access.denied', 'You can’t view statements of account.') });
  renderInApp(
    <Routes>
      <Route path="/crm/clients/:client_id/statement" element={<ClientStatementPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: `/crm/clients/${CLIENT}/statement` },
  );
  await screen.findByText(/view statements of account/);
  expect(sent.filter(({ url }) => url.pathname.endsWith('/client_statement'))).toEqual([]);
});
