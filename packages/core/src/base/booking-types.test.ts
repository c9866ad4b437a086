import { describe, expect, it } from 'vitest';
import { TRIP_STATUSES } from '../areas/trip/trips/trip-types';
import { CANCELLATION_STATUSES, PAYMENT_STATUSES, RESERVATION_STATUSES, SUPPLIER_STATUSES } from './booking-types';

const listed = (text: string) => text.split(', ');

describe('the statuses, in the order of their pickers', () => {
  it('R-TRIP-107 of a reservation', () =>
    expect([...RESERVATION_STATUSES]).toEqual(
      listed(
        'Researching, On Request, On Hold, Available, Unavailable, Suggested, Client Approved (Confirmed), Booked, Client Not Approved (Unconfirmed), Rejected, Paid, Cancelled',
      ),
    ));
  it('R-TRIP-108 of a trip', () =>
    expect([...TRIP_STATUSES]).toEqual(listed('NEW REQUEST, PROPOSAL, CONFIRMED, PAID, COMPLETE, CANCELLED')));
  it('R-SHELL-174 of what is paid', () =>
    expect([...PAYMENT_STATUSES]).toEqual(
      listed(
        'unpaid, deposit_paid, paid, partially_paid, pay_at_supplier, guaranteed_pay_at_supplier, auto_charged_by_supplier',
      ),
    ));
  it('R-SHELL-175 of what the supplier says', () =>
    expect([...SUPPLIER_STATUSES]).toEqual(
      listed(
        'requested_to_supplier, waiting_supplier_confirmation, wait_listed, confirmed_by_supplier, not_available, sold_out',
      ),
    ));
  it('of a cancellation', () =>
    expect([...CANCELLATION_STATUSES]).toEqual(listed('no_action_taken, requested, confirmed, paid')));
});
