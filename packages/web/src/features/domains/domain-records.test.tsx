import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { DomainRecords } from './domain-records';

const HOST = 'trips.vale.example';
const shown = (state: string, is_served = true) => ({
  host_name: HOST,
  state,
  checked_at: '2031-05-09T15:05:00.000Z',
  is_served,
  records: [
    { type: 'TXT', name: `_wayline.${HOST}`, value: 'wayline-verify=0123' },
    { type: 'CNAME', name: HOST, value: 'wayline.example' },
  ],
});
const GET = 'GET /services/users/api/v1/client_domain';
const CHECK = 'POST /services/users/api/v1/client_domain/check';

it('R-SHELL-053 tells the exact records to set, and what was found when they are looked up', async () => {
  const sent = fakeFetch({
    [GET]: () => ({ json: shown('unverified') }),
    [CHECK]: () => ({ json: shown('verified', false) }),
  });
  signIn(TOKENS, sessionUser({ timezone: 'UTC' }));
  renderInApp(<DomainRecords typed={HOST} saved={HOST} />);
  expect(await screen.findByText('Not verified yet')).toBeTruthy();
  for (const text of [`_wayline.${HOST}`, 'wayline-verify=0123', HOST, 'wayline.example'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Last checked 05/09/2031, 3:05 PM')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Verified')).toBeTruthy();
  expect(screen.getByText(/doesn’t answer at this name yet/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ host_name: HOST });
});

it('R-SHELL-053 says when the record of a verified name has gone', async () => {
  fakeFetch({ [GET]: () => ({ json: shown('failing') }) });
  signIn(TOKENS, sessionUser());
  renderInApp(<DomainRecords typed={HOST} saved={HOST} />);
  expect(await screen.findByText('Record not found')).toBeTruthy();
});

it('R-SHELL-053 asks for a name that is typed to be saved first', () => {
  fakeFetch({ [GET]: () => ({ json: shown('unverified') }) });
  signIn(TOKENS, sessionUser());
  renderInApp(<DomainRecords typed="plans.vale.example" saved={HOST} />);
  expect(screen.getByText('Save the name first.')).toBeTruthy();
});
