import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DueDeadline } from '@wayline/core/areas/trip/deadlines/due';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app';
import { DeadlinesCard } from './deadlines-card';

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const BOOKING = 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const TODAY = '2031-05-06';
const due = (kind: DueDeadline['kind'], day: string, title = 'Hotel Luna') =>
  DueDeadline.parse({
    ...{ kind, day, trip_id: TRIP, trip_name: 'Amalfi', code: 'T-1001' },
    ...(kind === 'final_payment'
      ? { amount: { minor: 120_000, currency: 'USD' } }
      : { booking: { id: BOOKING, booking_type: 'Accommodation', title } }),
  });

it('R-SHELL-260 says of each deadline what it is, of which booking and trip, and how far, and leads to the booking', () => {
  renderInApp(
    <DeadlinesCard
      today={TODAY}
      deadlines={[
        due('payment_due_date', '2031-05-05'),
        due('cancellation_deadline', TODAY),
        due('option_expires_on', '2031-05-07'),
        due('final_payment', '2031-05-09'),
      ]}
    />,
  );
  const card = within(screen.getByRole('region', { name: 'Deadlines' }));
  const links = card.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Hotel Luna.*Pay by · Amalfi.*Overdue.*05\/05\/2031/),
    expect.stringMatching(/Hotel Luna.*Cancel by · Amalfi.*Today.*05\/06\/2031/),
    expect.stringMatching(/Hotel Luna.*Option expires · Amalfi.*Tomorrow.*05\/07\/2031/),
    expect.stringMatching(/Amalfi.*Final payment · \$1,200\.00.*In 3 days.*05\/09\/2031/),
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...Array.from({ length: 3 }, () => `/trips/${TRIP}/planner?booking=${BOOKING}`),
    `/trips/${TRIP}/planner`,
  ]);
});

it('shows ten, and the others when they are asked for', async () => {
  const kinds = ['cancellation_deadline', 'option_expires_on', 'payment_due_date'] as const;
  const many = Array.from({ length: 12 }, (_, n) => {
    const deadline = due(kinds[n % 3] ?? 'payment_due_date', TODAY, `Hotel ${n}`);
    return deadline.booking
      ? { ...deadline, booking: { ...deadline.booking, id: `${BOOKING}${n}` as never } }
      : deadline;
  });
  renderInApp(<DeadlinesCard today={TODAY} deadlines={many} />);
  expect(screen.getAllByRole('link')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('link')).toHaveLength(12);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what shows up here while there is nothing', () => {
  renderInApp(<DeadlinesCard today={TODAY} deadlines={[]} />);
  expect(screen.getByText('Nothing due in the next 7 days')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
