import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { aBooking } from '../../../../testing/a-booking';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { toBookingDraft } from '../booking-draft';
import { type BookingForm, toBookingForm } from '../booking-form';
import { SupplierField } from './supplier-field';

const LIST = 'GET /services/book/api/v3/getSupplierList';
const CREATE = 'POST /services/crm/api/v1/institution';
const idOf = (n: number) => `ins_${String(n).padStart(26, '0')}`;
const row = (n: number, name: string) => ({ id: idOf(n), name, default_type: 'Tours', acct: `I-${n}` });
const groups = (...suppliers: ReturnType<typeof row>[]) => ({
  json: { groups: [{ group: 'general', name: 'General', children: [], suppliers }] },
});

let form: BookingForm;
const Shown = ({ booking }: { booking: object }) => {
  const typed = useForm<BookingForm>({ defaultValues: toBookingForm(aBooking(booking), '') });
  form = typed.watch();
  return <SupplierField form={typed} />;
};
const open = (answers: Parameters<typeof fakeFetch>[0], booking: object = {}) => {
  const sent = fakeFetch(answers);
  renderInApp(<Shown booking={booking} />);
  return sent;
};
beforeEach(() => signIn(TOKENS, sessionUser()));

it('leads to the profile of the one that is meant, however its name is typed', async () => {
  open({ [LIST]: groups(row(1, 'The Rosalia Group, Inc.')) });
  await userEvent.type(screen.getByLabelText('Supplier'), 'rosalia group');
  const link = await screen.findByRole('link', { name: 'Open supplier profile' });
  expect(link.getAttribute('href')).toContain(idOf(1));
});

it('asks which one is meant where two have the name, and forgets the choice with the name', async () => {
  open({ [LIST]: groups(row(1, 'Twin Inn'), row(2, 'Twin Inn')) }, { supplier_name: 'Twin Inn' });
  const choice = await screen.findByLabelText('Which one?');
  await userEvent.selectOptions(choice, 'Twin Inn (I-2)');
  expect(toBookingDraft(form).supplier_id).toBe(idOf(2));
  await userEvent.type(screen.getByLabelText('Supplier'), ' by the sea');
  await waitFor(() => expect(form.supplier_id).toBeUndefined());
  expect(screen.queryByLabelText('Which one?')).toBeNull();
});

it('leads to the one that another name was linked to, and offers no second one', async () => {
  open({ [LIST]: groups(row(4, 'Da Nuova Group')) }, { supplier_name: 'Nuova per due', supplier_id: idOf(4) });
  const link = await screen.findByRole('link', { name: 'Open supplier profile' });
  expect(link.getAttribute('href')).toContain(idOf(4));
  expect(screen.queryByText(/Not on your supplier list/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Supplier'), ' e più');
  await screen.findByText(/Not on your supplier list/);
});

it('R-TRIP-247 takes the one that was added in place of one that is gone', async () => {
  const institution = { id: idOf(3), name: 'Da Nuova' };
  const added = { error: false, message: 'Supplier Added Successfully', institution_type: 'Suppliers', institution };
  const gone = { supplier_name: 'Da Nuova', supplier_id: idOf(9) };
  open({ [LIST]: groups(), [CREATE]: { json: added } }, gone);
  await userEvent.click(await screen.findByRole('button', { name: 'Add New' }));
  await screen.findByText('Supplier Added Successfully');
  await waitFor(() => expect(toBookingDraft(form).supplier_id).toBe(idOf(3)));
});

it('R-TRIP-247 R-SHELL-282 adds one that isn’t on the list with a press', async () => {
  let known = groups();
  const sent = open({
    [LIST]: () => known,
    [CREATE]: () => {
      known = groups(row(3, 'Da Nuova'));
      return { json: { error: false, message: 'Supplier Added Successfully', institution_type: 'Suppliers' } };
    },
  });
  await userEvent.type(screen.getByLabelText('Supplier'), 'Da Nuova');
  await screen.findByText(/Not on your supplier list/);
  await userEvent.click(screen.getByRole('button', { name: 'Add New' }));
  await screen.findByText('Supplier Added Successfully');
  await screen.findByRole('link', { name: 'Open supplier profile' });
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ institution: 'Da Nuova' });
});

it('R-ACC-124 offers no new one to those who may not edit suppliers', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Reservations', 'View Supplier Profiles'] }));
  open({ [LIST]: groups() });
  await userEvent.type(screen.getByLabelText('Supplier'), 'Da Nuova');
  await screen.findByText(/Not on your supplier list/);
  expect(screen.queryByRole('button', { name: 'Add New' })).toBeNull();
});
