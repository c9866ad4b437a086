import { fireEvent, screen, waitFor } from '@testing-library/react';
import { liveRows } from '@wayline/core/areas/trip/trip-packages/live-row';
import { madePackage } from '@wayline/core/areas/trip/trip-packages/made-package';
import { PackageDraft } from '@wayline/core/areas/trip/trip-packages/trip-package';
import type { TripId } from '@wayline/core/base/ids';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { dismissToast, shownToasts } from '../../../lib/toast-store';
import { aBooking } from '../../../testing/a-booking';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { PackageEditor } from './components/package-editor';
import { PackagesGate } from './components/packages-gate';
import type { PackageNow } from './package-queries';
import { usePackages } from './use-packages';

const ULID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const ID = `trp_${ULID}` as TripId;
const LIST = `GET /services/trips/api/v1/trips/${ID}/packages`;
const NOW = '2026-11-21T09:00:00.000Z';
const hotel = (total_price: number) =>
  aBooking({
    ...{ booking_type: 'Accommodation', title: 'Palazzo Miramare', headcount: 3 },
    price_detail: { total_price, currency: 'EUR' },
  });
const live = (total_price = 10_000) => liveRows([hotel(total_price)], 2);

const Page = () => (
  <PackagesGate {...usePackages(ID)}>
    {({ packages, bookings }) => <PackageEditor id={ID} known={packages[0]} bookings={bookings} currency="EUR" />}
  </PackagesGate>
);
const kept = (differs: object = {}): PackageNow => {
  const draft = PackageDraft.parse({
    ...{ name: 'Amalfi', currency: 'EUR', booking_mappers: [{ id: hotel(0).id }] },
    ...differs,
  });
  const made = madePackage(draft, { id: `pkg_${ULID}`, trip_id: ID } as never, live());
  if (!made.ok) throw new Error(made.code);
  const stamps = { created_at: NOW, updated_at: NOW, version: 1 };
  return { ...made.value, ...stamps, saved_total_price: made.value.total_price };
};
const total = () => screen.getByTestId('package-total').textContent;

beforeEach(() =>
  signIn(TOKENS, sessionUser({ permissions_data: ['Package Builder', 'View Trips', 'View Commissions'] })),
);
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('R-TRIP-162 fills the prices of the builder from the price details', async () => {
  fakeFetch({ [LIST]: { json: { packages: [], bookings: live() } } });
  renderInApp(<Page />);
  await screen.findByText('Palazzo Miramare');
  expect([total(), screen.getByTestId('package-row').textContent]).toEqual([
    '€100.00',
    expect.stringContaining('€100.00'),
  ]);
});

it('R-TRIP-163 R-TRIP-204 R-TRIP-205 fills none when they fail, says so in the words of the spec, and hides the loader', async () => {
  let fail = () => {};
  const failed = { status: 500, json: { packages: [], bookings: live() } };
  fakeFetch({
    [LIST]: () =>
      new Promise((answer) => {
        fail = () => answer(failed);
      }),
  });
  renderInApp(<Page />);
  const loader = () => document.querySelector('.chakra-skeleton');
  await waitFor(() => expect(loader()).toBeTruthy());
  fail();
  await waitFor(() =>
    expect(shownToasts().map(({ title, text }) => [title, text])).toEqual([
      ['Error!', 'Some error occur, Please contact Wayline team.'],
    ]),
  );
  expect([loader(), screen.queryByText('Palazzo Miramare')]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('R-TRIP-154 asks for nothing and says why, without the permission', () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  const sent = fakeFetch({});
  renderInApp(<Page />);
  expect(screen.getByRole('alert').textContent).toContain(
    'You do not have permission to open package builder! Please contact your master admin for permission.',
  );
  expect(sent).toEqual([]);
});

it('R-TRIP-123 is recalculated when its price type changes, and as before when it changes back', async () => {
  fakeFetch({ [LIST]: { json: { packages: [kept()], bookings: live() } } });
  renderInApp(<Page />);
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Price type'), { target: { value } });
  await screen.findByText('Palazzo Miramare');
  choose('price_per_person');
  expect([total(), screen.getByText('€33.34 × 3')]).toEqual(['€100.02', expect.anything()]);
  choose('total_price');
  expect(total()).toBe('€100.00');
  expect(screen.getAllByText('All saved')).toHaveLength(2);
});

it('R-TRIP-124 keeps a saved price until the new one is taken, and sends only what differs', async () => {
  const sent = fakeFetch({
    [LIST]: { json: { packages: [kept()], bookings: live(12_000) } },
    [`PUT /services/trips/api/v1/trips/${ID}/packages/pkg_${ULID}`]: { json: { package: { ...kept(), version: 2 } } },
  });
  renderInApp(<Page />);
  await screen.findByText('Now €120.00');
  expect(total()).toBe('€100.00');
  fireEvent.click(screen.getByText('Use new price'));
  expect(total()).toBe('€120.00');
  fireEvent.click(screen.getAllByText('Save package')[0] as HTMLElement);
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  const row = { id: hotel(0).id, saved_price: { total_price: 12_000, per_person_price: 4000 } };
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    version: 1,
    booking_mappers: [expect.objectContaining(row)],
  });
});

it('R-TRIP-127 adds only what is ticked', async () => {
  fakeFetch({ [LIST]: { json: { packages: [kept({ markup_pct: '10' })], bookings: live() } } });
  renderInApp(<Page />);
  const tick = await screen.findByRole('checkbox', { name: /^Palazzo Miramare/ });
  expect(total()).toBe('€110.00');
  fireEvent.click(tick);
  await waitFor(() => expect(total()).toBe('€0.00'));
});

it('R-TRIP-162 shows prices that come after the trip around them has opened', async () => {
  const Frame = ({ children }: { children: () => ReactNode }) => {
    const [open, setOpen] = useState(false);
    return open ? (
      children()
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  };
  const Late = () => {
    const packages = usePackages(ID);
    return <Frame>{() => <PackagesGate {...packages}>{({ bookings }) => bookings[0]?.title}</PackagesGate>}</Frame>;
  };
  let arrive = () => {};
  const answered = { json: { packages: [], bookings: live() } };
  fakeFetch({
    [LIST]: () =>
      new Promise((answer) => {
        arrive = () => answer(answered);
      }),
  });
  renderInApp(<Late />);
  fireEvent.click(screen.getByText('Open'));
  arrive();
  await screen.findByText('Palazzo Miramare');
});

it('R-TRIP-161 takes bookings in other currencies into a new package, at their own rate, and shows the mix', async () => {
  const abroad = (currency: string, rate: object, id: string) =>
    aBooking({
      ...{ id: `bkg_${id}` as never, booking_type: 'Activity', title: currency },
      price_detail: { total_price: 5000, currency, ...rate },
    });
  const bookings = liveRows(
    [
      hotel(10_000),
      abroad('USD', { exchange_rate: '0.9', exchange_currency: 'EUR' }, '01ARZ3NDEKTSV4RRFFQ69G5FA1'),
      abroad('GBP', { exchange_rate: '1' }, '01ARZ3NDEKTSV4RRFFQ69G5FA2'),
    ],
    2,
  );
  fakeFetch({ [LIST]: { json: { packages: [], bookings } } });
  renderInApp(<Page />);
  await screen.findByText('Palazzo Miramare');
  // The activities come first or last by category; the mix names currencies in the order of the rows.
  expect(total()).toBe('€145.00');
  expect(screen.getByTestId('package-mix').textContent).toMatch(/€100\.00/);
  expect(screen.getByTestId('package-mix').textContent).toMatch(/\$50\.00/);
  expect(screen.getByText('1 booking without an exchange rate, not in this total')).toBeTruthy();
});

it('takes rates as people write them, and is not saved with one that could be two', async () => {
  const dollars = aBooking({
    ...{ id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FA3' as never, booking_type: 'Activity', title: 'Kayaks' },
    price_detail: { total_price: 5000, currency: 'USD', exchange_rate: '0.8', exchange_currency: 'EUR' },
  });
  const sent = fakeFetch({
    [LIST]: { json: { packages: [], bookings: liveRows([hotel(10_000), dollars], 2) } },
    [`POST /services/trips/api/v1/trips/${ID}/packages`]: { json: { package: kept() } },
  });
  renderInApp(<Page />);
  const fill = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  };
  const posted = () => sent.filter(({ method }) => method === 'POST');
  const save = () => fireEvent.click(screen.getAllByText('Save package')[0] as HTMLElement);
  await screen.findByText('Kayaks');
  fill('Package name', 'Amalfi');
  fill('1 USD in EUR', '0,9');
  expect(total()).toBe('€145.00');
  fill('Quote in another currency', 'JPY');
  fill('1 EUR in JPY', '1,625');
  expect(screen.getByText('1,625 could be 1625 or 1.625. Enter one of these.')).toBeTruthy();
  save();
  expect(document.activeElement).toBe(screen.getByLabelText('1 EUR in JPY'));
  fill('1 EUR in JPY', '162,5');
  fill('1 USD in EUR', 'a bit less');
  save();
  expect(document.activeElement).toBe(screen.getByLabelText('1 USD in EUR'));
  expect(posted()).toEqual([]);
  fill('1 USD in EUR', '0,95');
  save();
  await waitFor(() => expect(posted()).toHaveLength(1));
  const rates = [{ currency: 'USD', exchange_rate: '0.95' }];
  expect(posted()[0]?.body).toMatchObject({ exchange_currency: 'JPY', exchange_rate: '162.5', rates });
});
