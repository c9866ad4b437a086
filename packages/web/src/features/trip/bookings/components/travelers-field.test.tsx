import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { aBooking } from '../../../../testing/a-booking';
import { renderInApp } from '../../../../testing/render-in-app';
import { type BookingForm, toBookingForm } from '../booking-form';
import { TravelersField } from './travelers-field';

const person = (n: number, differs: object = {}) => ({
  id: `tvl_${String(n).repeat(26)}`,
  first_name: 'Mina',
  last_name: 'Okafor',
  ...differs,
});
const [father, son, contact] = [
  person(1, { dob: '1960-05-01' }),
  person(2, { email: 'son@x.test' }),
  person(3, { first_name: 'Ada', is_traveler: false }),
];

let form: BookingForm;
const Shown = ({ booking }: { booking: object }) => {
  const typed = useForm<BookingForm>({ defaultValues: toBookingForm(aBooking(booking), '') });
  form = typed.watch();
  return <TravelersField form={typed} travelers={[father, son, contact]} legend="Travelers" />;
};
const labels = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('tells namesakes apart, and chooses each by itself', async () => {
  renderInApp(<Shown booking={{ traveler_ids: [father.id] }} />);
  expect(labels()).toEqual(['Mina Okafor (born 05/01/1960)', 'Mina Okafor (son@x.test)']);
  await userEvent.click(screen.getByText('Mina Okafor (son@x.test)'));
  expect(form.traveler_ids).toEqual([father.id, son.id]);
  await userEvent.click(screen.getByText(/born/));
  expect(form.traveler_ids).toEqual([son.id]);
});
it('shows who is not on the trip by name, and a contact only where they are chosen', async () => {
  renderInApp(<Shown booking={{ traveler_ids: [contact.id], guest_names: ['Grandma', 'Jo'] }} />);
  expect(labels()).toContain('Ada Okafor');
  expect(screen.getByLabelText<HTMLInputElement>('Guests not on the trip').value).toBe('Grandma\nJo');
  await userEvent.click(screen.getByText('Select all travelers'));
  expect(form.traveler_ids).toEqual([contact.id, father.id, son.id]);
});
