import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import type { PlannedTrip } from '../use-trip';
// Loaded beforehand, so that no test waits for a dialog to be fetched.
import './traveler-cancel-dialog';
import './traveler-dialog';
import { TravelerList } from './traveler-list';

const made = { created_at: '2026-11-21T09:00:00.000Z', version: 1 };
const trip = Trip.parse({
  ...made,
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  start_date: '2027-03-05',
  end_date: '2027-03-10',
  trip_pax: 1,
  trip_reservations: 0,
  updated_at: made.created_at,
});
const MINA = {
  ...made,
  id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: trip.id,
  first_name: 'Mina',
  last_name: 'Okafor',
  client_type: 'lead_client',
};
const LOOK = `POST /services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}/passport`;
const PAPERS = `GET /services/trips/api/v1/trips/${trip.id}/papers`;
const ADD = `POST /services/trips/api/v1/trips/${trip.id}/travelers`;
/** What is sent besides the question about papers, which the list always asks. */
const serve = (answers: Parameters<typeof fakeFetch>[0]) => {
  const sent = fakeFetch(answers);
  const push = sent.push.bind(sent);
  const value = (...requests: typeof sent) => push(...requests.filter(({ url }) => !url.pathname.endsWith('/papers')));
  return Object.defineProperty(sent, 'push', { value });
};
let services: object[] = [];
const open = (differs: object, ...others: object[]) => {
  const travelers = [differs, ...others].map((d) => Traveler.parse({ ...MINA, ...d }));
  const parts = { bookings: [], itineraries: [], reminders: [], traveler_service_totals: services };
  const whole = { trip, travelers, ...parts } as unknown as PlannedTrip;
  renderInApp(<TravelerList whole={whole} onChanged={async () => undefined} />);
};
/** The dialog that is opened; it is fetched first. */
const opened = (which: { name?: string } = {}) => screen.findByRole('dialog', which);
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips', 'View Client Profiles'] })));

it('says of a passport what the trip check finds of it, by the rules of the countries', async () => {
  open({ passport_expires: '2027-03-09' });
  expect(screen.getByText(/expires on 03\/09\/2027, before the trip ends/)).toBeTruthy();
  cleanup();
  const say = 'The passport of Mina Okafor expires on 06/01/2027. Schengen area asks for 3 months after departure.';
  const finding = { rule: 'TC-07', severity: 'warning', traveler_id: MINA.id, say };
  serve({ [PAPERS]: { json: { findings: [finding], dob_in_profile: [] } } });
  open({ passport_expires: '2027-06-01' });
  await screen.findByText(say);
  expect(screen.queryByText(/six months/)).toBeNull();
});
it('R-TRIP-106 says what the bookings of a traveler come to, with the profit where it may be seen', () => {
  const usd = (minor: number) => [{ minor, currency: 'USD' }];
  services = [{ traveler_id: MINA.id, count: 2, totals: [...usd(500_100), { minor: 900, currency: 'EUR' }] }];
  open({});
  expect(screen.getByText('$5,001.00 + €9.00 for 2 bookings')).toBeTruthy();
  cleanup();
  services = [{ traveler_id: MINA.id, count: 1, totals: usd(500_100), total_profit: usd(50_000) }];
  open({});
  expect(screen.getByText('$5,001.00 for 1 booking · $500.00 profit')).toBeTruthy();
  services = [];
});
it('says nothing of a passport that is good for long enough, or of a contact’s', () => {
  open({ passport_expires: '2030-01-01' });
  open({ passport_expires: '2027-03-09', is_traveler: false });
  expect(screen.queryByText(/Passport expires/)).toBeNull();
});
it('masks a passport number until somebody says why they look, and hides it again', async () => {
  const sent = serve({ [LOOK]: { json: { passport_number: 'P31415926' } } });
  open({ has_passport: true });
  expect(screen.queryByText(/P31415926/)).toBeNull();
  await userEvent.click(button('Show the passport number of Mina Okafor'));
  const dialog = within(await opened());
  await userEvent.click(dialog.getByRole('button', { name: 'Show number' }));
  await dialog.findByText('Please fill this in.');
  await fill(dialog.getByLabelText('Reason'), 'Flight check-in');
  await userEvent.click(dialog.getByRole('button', { name: 'Show number' }));
  await screen.findByText(/P31415926/);
  await userEvent.click(button('Hide the passport number of Mina Okafor'));
  expect(screen.queryByText(/P31415926/)).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Flight check-in' }]);
});
it('R-SHELL-224 who may not view client profiles is offered no look at a passport number', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['Edit Trips'] }));
  open({ has_passport: true });
  await screen.findByText('Mina Okafor');
  expect(screen.queryByRole('button', { name: 'Show the passport number of Mina Okafor' })).toBeNull();
});
it('R-TRIP-209 adds a traveler with a passport, and tells who leads now before another one does', async () => {
  const sent = serve({ [ADD]: { json: { message: 'Traveler added successfully to Trip.' } } });
  open({});
  await userEvent.click(button('Add traveler'));
  const dialog = within(await opened());
  await fill(dialog.getByLabelText('First name'), 'Ada');
  await fill(dialog.getByLabelText('Last name'), 'Abara');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role on this trip' }), 'Lead traveler');
  expect(dialog.getByText('Mina Okafor is the lead now and will stay on the trip as a traveler.')).toBeTruthy();
  await fill(dialog.getByLabelText('Passport number'), 'X1234567');
  await userEvent.type(dialog.getByLabelText('Passport expires'), '3/9/2027{Tab}');
  expect(dialog.getByText('Passport expires 03/09/2027, before the trip ends.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Add traveler' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    client_type: 'lead_client',
    passport_number: 'X1234567',
    passport_expires: '2027-03-09',
  });
});

const LEAVE = `DELETE /services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}`;
const NAMED = 'Mina Okafor is on 2 of this trip’s bookings. Remove anyway?';
const leave = () => userEvent.click(button('Remove Mina Okafor'));
it('R-TRIP-145 asks before a traveler leaves the trip', async () => {
  const sent = serve({ [LEAVE]: { json: { status: 'success', message: 'Removed' } } });
  open({});
  await leave();
  await userEvent.click(button('Cancel'));
  expect(sent).toEqual([]);
  await leave();
  await userEvent.click(button('Yes, remove'));
  await waitFor(() => expect(sent.map(({ url }) => url.searchParams.get('force_remove'))).toEqual(['0']));
});
it('R-TRIP-149 asks again when bookings name the traveler, who stays unless that is confirmed, too', async () => {
  const sent = serve({
    [LEAVE]: ({ url }) =>
      url.searchParams.get('force_remove') === '1'
        ? { json: { status: 'success', message: 'Removed' } }
        : { json: { status: 'dependencies', message: NAMED } },
  });
  open({});
  const forced = () => sent.map(({ url }) => url.searchParams.get('force_remove'));
  await leave();
  await userEvent.click(button('Yes, remove'));
  await screen.findByText(NAMED);
  await userEvent.click(button('Cancel'));
  expect(forced()).toEqual(['0']);
  await leave();
  await userEvent.click(button('Yes, remove'));
  await screen.findByText(NAMED);
  await userEvent.click(button('Yes, remove'));
  await waitFor(() => expect(forced()).toEqual(['0', '0', '1']));
});

const PERSON = `/services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}`;
const JO = { id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAW', first_name: 'Jo', client_type: 'secondary_client' };
const choose = async (what: string, name = 'Mina Okafor') => {
  await userEvent.click(button(`Actions for ${name}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: what }));
};
it('R-TRIP-054 R-TRIP-059 changes a person: every field is there, and an emptied one is sent as none', async () => {
  const sent = serve({ [`PUT ${PERSON}`]: { json: { traveler: { ...MINA, version: 2 } } } });
  open({ email: 'mina@x.test', phone: '1', dob: '1990-02-28', has_passport: true });
  await choose('Edit');
  const dialog = within(await opened({ name: 'Edit Mina Okafor' }));
  await userEvent.clear(dialog.getByLabelText('Phone'));
  await fill(dialog.getByLabelText('Middle name'), 'Ada');
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Deposit paid');
  await userEvent.click(dialog.getByRole('button', { name: 'Save traveler' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    version: 1,
    first_name: 'Mina',
    middle_name: 'Ada',
    phone: null,
    dob: '1990-02-28',
    status: 'deposit_paid',
    client_type: 'lead_client',
    is_traveler: true,
  });
  expect(sent[0]?.body).not.toHaveProperty('passport_number');
});
it('keeps what was typed beside what somebody else saved, until one is chosen', async () => {
  const current = { ...MINA, first_name: 'Minna', version: 4 };
  const sent = serve({
    [`PUT ${PERSON}`]: ({ body }) =>
      (body as { version: number }).version === 4
        ? { json: { traveler: current } }
        : { status: 409, json: { error: { code: 'record.stale', message: 'Stale', current } } },
  });
  open({});
  await choose('Edit');
  const dialog = within(await opened());
  await fill(dialog.getByLabelText('Suffix'), 'Dr');
  await userEvent.click(dialog.getByRole('button', { name: 'Save traveler' }));
  await dialog.findByText(/first name: theirs is “Minna”, yours is “Mina”/);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save traveler' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ version: 4, first_name: 'Mina', suffix: 'Dr' });
});
it('tells that a person of the same name and e-mail is on the trip already', async () => {
  open({ email: 'mina@x.test' });
  await userEvent.click(button('Add traveler'));
  const dialog = within(await opened());
  await fill(dialog.getByLabelText('First name'), 'mina');
  expect(dialog.queryByText(/is already on this trip/)).toBeNull();
  await fill(dialog.getByLabelText('Last name'), 'okafor');
  await fill(dialog.getByLabelText('Email'), 'MINA@x.test');
  expect(dialog.getByText(/Mina Okafor \(mina@x.test\) is already on this trip/)).toBeTruthy();
});
it('R-TRIP-060 narrows the list to one status, or shows all', async () => {
  open({ status: 'deposit_paid' }, JO);
  const filter = screen.getByRole('combobox', { name: 'Travelers by status' });
  expect(within(filter).getAllByRole('option')).toHaveLength(9);
  expect((within(filter).getByRole('option', { name: 'all' }) as HTMLOptionElement).selected).toBe(true);
  await userEvent.selectOptions(filter, 'deposit_paid');
  expect([screen.queryByText('Jo Okafor'), screen.queryByText('Mina Okafor')?.textContent]).toEqual([
    null,
    'Mina Okafor',
  ]);
});
it('R-TRIP-112 cancels a traveler with the reason, and brings a cancelled one back', async () => {
  const sent = serve({
    [`POST ${PERSON}/cancel`]: { json: { traveler: MINA } },
    [`POST ${PERSON}/restore`]: { json: { traveler: MINA } },
  });
  open({});
  await choose('Cancel');
  const dialog = within(await opened({ name: 'Cancel Mina Okafor' }));
  await fill(dialog.getByLabelText('Reason'), 'Broke a leg');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel traveler' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 1, cancellation_notes: 'Broke a leg' }));
  cleanup();
  open({ status: 'cancelled', trip_traveler_status: 'cancelled', cancellation_notes: 'Broke a leg' });
  expect(screen.getByText('Broke a leg')).toBeTruthy();
  await choose('Restore');
  await waitFor(() => expect(sent[1]?.url.pathname).toBe(`${PERSON}/restore`));
});
it('says who set a status by hand, and lets it follow what was paid again', async () => {
  const sent = serve({ [`POST ${PERSON}/follow_payments`]: { json: { status: 'deposit_paid', version: 2 } } });
  const manual_status = { by: sessionUser().id, by_name: 'Kim Park', at: '2026-11-03T12:00:00.000Z' };
  open({ status: 'paid_in_full', manual_status });
  expect(screen.getByText(/^Set by Kim Park on 11\/03\/2026/)).toBeTruthy();
  await userEvent.click(button('Use what was paid for the status of Mina Okafor'));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 1 }));
  expect(await screen.findByText('Mina Okafor: Deposit paid')).toBeTruthy();
});
it('says what was invoiced for a traveler, and leads to the invoice and the statement of account', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'View Payments'] }));
  const [invoice, client] = ['inv_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAV'];
  const money = {
    ...{ traveler_id: MINA.id, invoice_ids: [invoice], paid_by: ['Jo Okafor'], client_id: client },
    amounts: [{ currency: 'USD', invoiced: 100_000, received: 20_000, due: 80_000 }],
    client_credit: [{ minor: 2_500, currency: 'USD' }],
  };
  serve({ [`GET /services/trips/api/v1/trips/${trip.id}/traveler_money`]: { json: { travelers: [money] } } });
  open({});
  const amounts = await screen.findByRole('link', { name: '$1,000.00 invoiced · $200.00 received · $800.00 due' });
  expect(amounts.getAttribute('href')).toBe(`/trips/${trip.id}/money?invoice=${invoice}`);
  screen.getByText('Paid by Jo Okafor');
  const credit = screen.getByRole('link', { name: '$25.00 credit' });
  expect(credit.getAttribute('href')).toBe(`/crm/clients/${client}/statement`);
});
it('sends a status only where somebody chose another', async () => {
  const sent = serve({ [`PUT ${PERSON}`]: { json: { traveler: MINA } } });
  open({ status: 'registered' });
  await choose('Edit');
  const dialog = within(await opened({ name: 'Edit Mina Okafor' }));
  await fill(dialog.getByLabelText('Middle name'), 'Ada');
  await userEvent.click(dialog.getByRole('button', { name: 'Save traveler' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ middle_name: 'Ada' }));
  expect(sent[0]?.body).not.toHaveProperty('status');
});
it('R-TRIP-211 says that deleting a traveler failed', async () => {
  serve({ [`DELETE /services/trips/api/v1/trips/${trip.id}/travelers/${MINA.id}`]: { status: 502 } });
  open({});
  await userEvent.click(button('Remove Mina Okafor'));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByText('Some Error occur in delete.')).toBeTruthy();
});
