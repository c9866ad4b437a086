import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import type { BookingId } from '@wayline/core/base/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presence } from '../../../../lib/live';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { onPhone } from '../../../../testing/viewport';
import { refreshAfter } from '../../../shell/live-refresh';
import { BookingsPage } from './bookings-page';

const LIST = 'GET /services/book/api/v1/company_bookings';
const EDIT = 'PUT /services/trips/api/v1/inline_edit';
const ROW = {
  id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  version: 4,
  booking_type: 'Dining',
  title: 'Dinner',
  reservation_status: 'Booked',
  payment_status: 'unpaid',
  confirmation_id: 'OLD1',
  source: 'manual',
  destinations: [],
  start_date: '2031-05-02',
  trip: { trip_code: 'T-1001', trip_name: 'Amalfi', trip_type: 'Individual', trip_sub_type: 'Customized' },
};
const may = (...more: string[]) => sessionUser({ permissions_data: ['View Reservations', ...more] as never });
const open = (answers: Parameters<typeof fakeFetch>[0] = {}, rows: object[] = [ROW], path = '/bookings') => {
  const sent = fakeFetch({ [LIST]: { json: { bookings: rows, total: rows.length } }, ...answers });
  const { client } = renderInApp(<BookingsPage />, { path });
  return Object.assign(sent, { client });
};
const cell = () => screen.findByRole('button', { name: /^Confirmation number of Dinner/ });

// A busy machine may take its time over a table.
beforeEach(() => {
  signIn(TOKENS, may('Edit Reservations', 'Add Confirmation On Reservations'));
  onPhone();
});
afterEach(() => {
  presence.lost();
});

describe('the bookings table', () => {
  it('R-TRIP-156 opens no cell of a confirmation number for those who may not add one', async () => {
    signIn(TOKENS, may('Edit Reservations'));
    open();
    expect(await screen.findByRole('button', { name: /^Status of Dinner/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Confirmation number of Dinner/ })).toBeNull();
  });
  it('R-TRIP-036 shows on a phone what a booking comes to and how it stands', async () => {
    open({}, [
      { ...ROW, total_price: 42_050, currency: 'EUR' },
      { ...ROW, id: `bkg_${'0'.repeat(26)}`, title: 'Lunch', reservation_status: 'Researching' },
    ]);
    await cell();
    const shown = ['Dinner', 'Lunch'].map((title) => [
      screen.getByRole('link', { name: title }).parentElement?.parentElement?.textContent,
      screen.getByRole('button', { name: new RegExp(`^Status of ${title}`) }).textContent,
    ]);
    expect(shown).toEqual([
      ['Dinner€420.50', 'Booked'],
      ['Lunch', 'Researching'],
    ]);
  });
  it('shows one supplier’s where the address asks for it, until that is taken away', async () => {
    signIn(TOKENS, may('View Supplier Profiles'));
    const id = `ins_${'1'.repeat(26)}`;
    const suppliers = [{ id, name: 'Da Rosalia', default_type: 'Dining' }];
    const groups = [{ group: 'general', name: 'General', children: [], suppliers }];
    const sent = open(
      { 'GET /services/book/api/v3/getSupplierList': { json: { groups } } },
      [ROW],
      `/bookings?supplier_id=${id}`,
    );
    const asked = () => sent.filter(({ url }) => url.pathname.endsWith('/company_bookings'));
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const chip = await screen.findByRole('button', { name: 'Remove filter: Da Rosalia' });
    expect(asked()[0]?.url.searchParams.get('supplier_id')).toBe(id);
    await userEvent.click(chip);
    await waitFor(() => expect(asked().at(-1)?.url.searchParams.get('supplier_id')).toBeNull());
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
  });
  it('keeps search, filters and direction in the address, and reads them there', async () => {
    const path = '/bookings?search=amalfi&order=soonest&booking_type=Dining&from=2031-05-01&unconfirmed=1';
    const sent = open({}, [ROW], path);
    await screen.findByText('Dinner');
    const asked = () =>
      Object.fromEntries(
        sent.filter(({ url }) => url.pathname.endsWith('/company_bookings')).at(-1)?.url.searchParams ?? [],
      );
    expect(asked()).toEqual({ per_page: '100', ...Object.fromEntries(new URLSearchParams(path.split('?')[1])) });
    await userEvent.click(screen.getByRole('button', { name: 'Filters (4)' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Filter by payment' }), 'unpaid');
    await waitFor(() => expect(asked()).toMatchObject({ payment_status: 'unpaid' }));
    expect(screen.getByTestId('address').textContent).toContain('payment_status=unpaid');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByTestId('address').textContent).toBe('/bookings?search=amalfi');
  });
  it('R-TRIP-012 says what will stand there when there is nothing', async () => {
    open({}, []);
    await screen.findByRole('heading', { name: 'No bookings yet' });
  });
  it('R-TRIP-046 R-TRIP-047 takes a day typed as mm/dd/yyyy, and none again when it is cleared', async () => {
    const sent = open();
    // On a phone the filters are behind one button.
    expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const from = await screen.findByRole('textbox', { name: 'From' });
    await userEvent.type(from, '05/01/2031{Enter}');
    await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('from')).toBe('2031-05-01'));
    await userEvent.clear(from);
    await userEvent.type(from, '{Enter}');
    await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('from')).toBeNull());
  });
  it('R-TRIP-226 narrows by type, as reservation systems file it, and by what is unconfirmed', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Filter by type' }), 'Dining');
    const filed = screen.getByRole('combobox', { name: 'Filter by GDS type' });
    expect(within(filed).getAllByRole('option')).toHaveLength(10);
    await userEvent.selectOptions(filed, 'Auxiliary');
    await userEvent.click(screen.getByRole('button', { name: 'Unconfirmed' }));
    await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('unconfirmed')).toBe('1'));
    expect(sent.at(-1)?.url.searchParams.get('filed_as')).toBe('Auxiliary');
    expect(sent.at(-1)?.url.searchParams.get('booking_type')).toBe('Dining');
  });
});

describe('the bookings table among colleagues', () => {
  const tell = (...fields: (string | undefined)[]) =>
    act(() =>
      presence.hear({
        type: 'presence',
        channel: BOOKINGS_CHANNEL,
        people: fields.map((field) => ({
          user_id: 'olivia',
          name: 'Olivia Vale',
          open: { booking_id: ROW.id as BookingId, field },
        })),
      }),
    );
  const changed = { kind: 'booking_data_updated', channel: BOOKINGS_CHANNEL } as LiveEvent;

  it('R-TRIP-198 says which colleague has a booking open, and in which cell, and stops when they close it', async () => {
    open();
    await cell();
    tell('confirmation_id');
    expect(screen.getByText('Olivia is editing')).toBeTruthy();
    expect((await cell()).getAttribute('aria-label')).toBe(
      'Confirmation number of Dinner: OLD1. Edit. Olivia is editing',
    );
    expect(screen.getByRole('button', { name: /^Status of Dinner/ }).title).toBe('');
    tell();
    expect(screen.queryByText('Olivia is editing')).toBeNull();
    expect((await cell()).getAttribute('aria-label')).toBe('Confirmation number of Dinner: OLD1. Edit');
  });
  it('R-TRIP-198 reads again when a colleague has changed a booking, and keeps what is being typed in a cell', async () => {
    let row: object = ROW;
    const sent = open({ [LIST]: () => ({ json: { bookings: [row], total: 1 } }) });
    await userEvent.click(await cell());
    const typed = screen.getByRole<HTMLInputElement>('textbox', { name: /^Confirmation number/ });
    await userEvent.keyboard('MINE');
    row = { ...ROW, supplier_name: 'Da Rosalia', confirmation_id: 'THEIRS', version: 5 };
    await act(() => refreshAfter(sent.client, changed));
    await screen.findByText(/Da Rosalia/);
    expect([typed.value, document.activeElement]).toEqual(['MINE', typed]);
  });
  it('asks which stays where a colleague saved the cell while it was being edited here', async () => {
    let row: object = ROW;
    const theirs = { ...ROW, confirmation_id: 'THEIRS', version: 5 };
    const stale = { error: { code: 'record.stale', title: 'Error!', message: 'Stale', current: theirs } };
    const sent = open({
      [LIST]: () => ({ json: { bookings: [row], total: 1 } }),
      [EDIT]: { status: 409, json: stale },
    });
    await userEvent.click(await cell());
    row = theirs;
    await act(() => refreshAfter(sent.client, changed));
    await userEvent.keyboard('MINE{Enter}');
    await screen.findByText('confirmation number: theirs is “THEIRS”, yours is “MINE”.');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ was: 'OLD1', version: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect((await cell()).textContent).toBe('THEIRS');
  });
});

describe('a cell that is edited', () => {
  it('does not go back to what was, and is saved again from what it is, while the list has not heard of the save', async () => {
    const saved = { ...ROW, confirmation_id: 'QK7', version: 5 };
    const sent = open({ [EDIT]: { json: { booking: saved } } });
    await userEvent.click(await cell());
    await userEvent.keyboard('QK7{Enter}');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    const read = sent.length;
    await act(() => refreshAfter(sent.client, { kind: 'booking_data_updated', channel: BOOKINGS_CHANNEL }));
    expect(sent.slice(read).map(({ url }) => url.pathname)).toContain('/services/book/api/v1/company_bookings');
    expect((await cell()).textContent).toBe('QK7');
    await userEvent.click(await cell());
    await userEvent.keyboard('QK8{Enter}');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(sent.filter(({ method }) => method === 'PUT')[1]?.body).toMatchObject({ was: 'QK7', version: 5 });
  });
  it('R-TRIP-189 sends item, object, id, value and nested object, and shows the value at once', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const sent = open({
      [EDIT]: async () => {
        await answered;
        return { json: { booking: { ...ROW, confirmation_id: 'QK7', version: 5 } } };
      },
    });
    await userEvent.click(await cell());
    await userEvent.keyboard('QK7{Enter}');
    expect((await cell()).textContent).toBe('QK7');
    answer();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      object: 'booking',
      item: 'confirmation_id',
      id: ROW.id,
      value: 'QK7',
      nested_object: { object: 'trip', id: ROW.trip_id },
      was: 'OLD1',
      version: 4,
    });
  });
  it('R-TRIP-109 R-SHELL-095 choosing Cancelled opens the cancellation of the booking and saves nothing', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Status of/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Status of/ }), 'Cancelled');
    expect(screen.getByTestId('address').textContent).toBe(`/trips/${ROW.trip_id}/planner?cancel=${ROW.id}`);
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });
  it('Escape puts it back and sends nothing', async () => {
    const sent = open();
    await userEvent.click(await cell());
    await userEvent.keyboard('QK7{Escape}');
    expect((await cell()).textContent).toBe('OLD1');
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });
  const theirs = { ...ROW, confirmation_id: 'THEIRS', version: 5 };
  const late = async () => {
    const stale = { error: { code: 'record.stale', title: 'Error!', message: 'Stale', current: theirs } };
    const sent = open({
      [EDIT]: ({ body }) =>
        (body as { version: number }).version === 4
          ? { status: 409, json: stale }
          : { json: { booking: { ...theirs, confirmation_id: 'MINE', version: 6 } } },
      [LIST]: { json: { bookings: [ROW], total: 1 } },
    });
    await userEvent.click(await cell());
    await userEvent.keyboard('MINE{Enter}');
    await screen.findByText('confirmation number: theirs is “THEIRS”, yours is “MINE”.');
    return sent.filter(({ method }) => method === 'PUT');
  };
  it('shows what somebody else wrote beside one’s own when it comes too late, and leaves theirs', async () => {
    const saves = await late();
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(saves).toHaveLength(1);
  });
  it('saves one’s own over theirs only when asked to', async () => {
    await late();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect((await cell()).textContent).toBe('MINE'));
  });
  it('R-SHELL-224 is only read by those who may not edit', async () => {
    signIn(TOKENS, may());
    open();
    await screen.findByText('Dinner');
    expect(screen.queryByRole('button', { name: /^(Confirmation number|Status|Payment status) of Dinner/ })).toBeNull();
  });
});
