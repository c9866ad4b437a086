import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { TimeZoneCurrencyPage } from './pages/time-zone-currency-page';
import type { Setting } from './setting-query';

type Zone = Setting<'timezonecurrency'>;
const at = '/services/users/api/v1/settings/timezonecurrency';
const FIRST: Zone = {
  section: 'timezonecurrency',
  version: 3,
  value: { timezone: 'UTC', currency_code: 'USD', time_format: '12 hr', date_format: 'MM/DD/YYYY' },
  updated_at: '2026-01-01T00:00:00.000Z',
  updated_by: 'Marta Lindqvist',
  fields: ['timezone', 'currency_code', 'time_format', 'date_format'],
  sealed: [],
};
/** A server that keeps one page of the settings and refuses what was begun from an older version. */
const serve = () => {
  let kept: Zone = FIRST;
  const sent = fakeFetch({
    [`GET ${at}`]: () => ({ json: kept }),
    [`PUT ${at}`]: ({ body }) => {
      const { version, value } = body as Zone;
      if (version !== kept.version)
        return {
          status: 409,
          json: { error: { code: 'record.stale', title: '', message: 'Stale.', request_id: 'r', current: kept } },
        };
      kept = { ...kept, value: { ...FIRST.value, ...value }, version: version + 1 };
      return { json: kept };
    },
  });
  const saveElsewhere = (value: Partial<Zone['value']>) => {
    kept = { ...kept, version: kept.version + 1, value: { ...kept.value, ...value } };
  };
  return { now: () => kept.value, saveElsewhere, saves: () => sent.filter(({ method }) => method === 'PUT').length };
};
const open = async () => {
  signIn(TOKENS, sessionUser());
  const shown = renderInApp(<TimeZoneCurrencyPage />);
  await screen.findByLabelText('Currency');
  return shown;
};
const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a page of the settings', () => {
  it('R-SHELL-053 shows what is saved, saves what it shows, and takes it back', async () => {
    const server = serve();
    await open();
    expect(field('Currency').value).toBe('USD');
    expect(screen.getByText(/^Saved .* by Marta Lindqvist$/)).toBeTruthy();
    await userEvent.selectOptions(field('Currency'), 'EUR');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await save();
    await screen.findByText('Time zone and currency saved');
    expect(server.now().currency_code).toBe('EUR');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.now()).toEqual(FIRST.value));
    await waitFor(() => expect(field('Currency').value).toBe('USD'));
  });

  it('merges with what a colleague has saved meanwhile, and asks only where both changed the same', async () => {
    const server = serve();
    await open();
    server.saveElsewhere({ timezone: 'Europe/Lisbon' });
    await userEvent.selectOptions(field('Currency'), 'EUR');
    await save();
    await waitFor(() => expect(server.now()).toMatchObject({ timezone: 'Europe/Lisbon', currency_code: 'EUR' }));
    server.saveElsewhere({ currency_code: 'CHF' });
    await userEvent.selectOptions(field('Currency'), 'GBP');
    await save();
    expect(await screen.findByText('currency code: theirs is “CHF”, yours is “GBP”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();
    await waitFor(() => expect(server.now().currency_code).toBe('GBP'));
  });

  it('keeps what was typed and not saved for when its reader comes back', async () => {
    const server = serve();
    const Leaving = () => {
      const [away, setAway] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAway(!away)}>
            elsewhere
          </button>
          {!away && <TimeZoneCurrencyPage />}
        </>
      );
    };
    signIn(TOKENS, sessionUser());
    renderInApp(<Leaving />);
    await screen.findByLabelText('Currency');
    await userEvent.selectOptions(field('Currency'), 'JPY');
    await userEvent.click(screen.getByText('elsewhere'));
    await userEvent.click(screen.getByText('elsewhere'));
    await waitFor(() => expect(field('Currency').value).toBe('JPY'));
    expect([screen.getByText('Not saved yet').textContent, server.saves()]).toEqual(['Not saved yet', 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Currency').value).toBe('USD');
  });
});

it('R-ACC-152 offers 37 offsets from GMT-11 to GMT+14 beside the names of zones, and keeps the zone of the chosen one', async () => {
  const server = serve();
  await open();
  const offsets = within(within(field('Time zone')).getByRole('group', { name: 'By offset' })).getAllByRole('option');
  expect(offsets).toHaveLength(37);
  expect([offsets[0]?.textContent, offsets.at(-1)?.textContent]).toEqual([
    'GMT-11 (Pacific/Pago Pago)',
    'GMT+14 (Pacific/Kiritimati)',
  ]);
  await userEvent.selectOptions(field('Time zone'), 'GMT+5:30 (Asia/Kolkata)');
  await save();
  await waitFor(() => expect(server.now().timezone).toBe('Asia/Kolkata'));
  await waitFor(() => expect(field('Time zone').selectedOptions[0]?.textContent).toBe('GMT+5:30 (Asia/Kolkata)'));
});

it('keeps the country that phone numbers begin with', async () => {
  const server = serve();
  await open();
  await userEvent.selectOptions(field('Phone country'), 'Italy');
  await save();
  await waitFor(() => expect(server.now()).toMatchObject({ client_default_phone_country_code_id: 'IT' }));
});
