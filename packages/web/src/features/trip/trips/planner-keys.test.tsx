import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { assembleDays } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../lib/session';
import { notify } from '../../../lib/toast-store';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { DayColumn } from './components/day-column';
import { usePlannerKeys } from './use-planner-keys';

const bookingOn = (n: number, day: string, title: string) =>
  Booking.parse({
    id: `bkg_01ARZ3NDEKTSV4RRFFQ69G5FA${n}`,
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Dining',
    title,
    general_booking: { start_date: day, start_time: `1${n}:00` },
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
  });
const LUNCH = bookingOn(1, '2027-03-05', 'Lunch');
const DINNER = bookingOn(2, '2027-03-05', 'Dinner');
const BREAKFAST = bookingOn(3, '2027-03-07', 'Breakfast');
const { days } = assembleDays({
  start_date: '2027-03-05',
  end_date: '2027-03-07',
  bookings: [LUNCH, DINNER, BREAKFAST],
});
const actions = {
  edit: vi.fn(),
  duplicate: vi.fn(),
  move: vi.fn(),
  remind: vi.fn(),
  status: vi.fn(),
  cancel: vi.fn(),
  remove: vi.fn(),
};
const showKeys = vi.fn();

const Planner = ({ enabled }: { enabled: boolean }) => {
  const root = useRef<HTMLDivElement>(null);
  usePlannerKeys({ days: root, actions, enabled, showKeys });
  return (
    <>
      <input aria-label="Note" />
      <div ref={root}>
        {days.map((day) => (
          <DayColumn
            key={day.date}
            day={day}
            actions={actions}
            onAdd={() => undefined}
            picked={undefined}
            asked={undefined}
          />
        ))}
      </div>
    </>
  );
};
const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  vi.clearAllMocks();
  signIn(TOKENS, sessionUser());
});

it('J and K go from day to day, to the first entry or the title of an empty day, and stay at either end', async () => {
  renderInApp(<Planner enabled />);
  const seen = [];
  for (const key of ['j', 'j', 'j', 'j', 'k', 'k', 'k']) {
    await press(key);
    seen.push(focused());
  }
  expect(seen).toEqual(['Lunch', 'Day 2', 'Breakfast', 'Breakfast', 'Day 2', 'Lunch', 'Lunch']);
});
it('arrows go from entry to entry over the days', async () => {
  renderInApp(<Planner enabled />);
  await press('j{ArrowDown}');
  expect(focused()).toBe('Dinner');
  await press('{ArrowDown}');
  expect(focused()).toBe('Breakfast');
  await press('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Lunch');
});
it('arrows scroll the page as ever while no entry has the focus', async () => {
  renderInApp(<Planner enabled />);
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  document.body.dispatchEvent(arrow);
  expect(arrow.defaultPrevented).toBe(false);
});
it('Enter and E open the entry, D duplicates it', async () => {
  renderInApp(<Planner enabled />);
  await press('j{Enter}');
  await press('{ArrowDown}e');
  expect(actions.edit.mock.calls).toEqual([[LUNCH.id], [DINNER.id]]);
  await press('d');
  expect(actions.duplicate.mock.calls).toEqual([[DINNER.id]]);
});
it('U takes back what the newest message offers to', async () => {
  renderInApp(<Planner enabled />);
  const undo = vi.fn();
  notify({ kind: 'success', title: 'Lunch moved', undo });
  await press('u');
  await press('u');
  expect(undo).toHaveBeenCalledOnce();
});
it('? shows the keys', async () => {
  renderInApp(<Planner enabled />);
  await press('?');
  expect(showKeys).toHaveBeenCalledOnce();
});
it('nothing happens while somebody types, or when single keys are switched off', async () => {
  const { rerender } = renderInApp(<Planner enabled />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'jed?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('jed?');
  expect(showKeys).not.toHaveBeenCalled();
  rerender(<Planner enabled={false} />);
  (document.activeElement as HTMLElement).blur();
  await press('j?');
  expect(document.activeElement).toBe(document.body);
  expect(showKeys).not.toHaveBeenCalled();
});
