import { expect, it } from 'vitest';
import { clientEvents, clientsChanged } from './areas/clients/client.events';
import { formReceived, submissionEvents } from './areas/forms/form.events';
import { institutionsChanged } from './areas/institutions/institution.events';
import { ledgerEvents } from './areas/ledger/ledger.events';
import {
  emailChanged,
  userSignedOutEverywhere,
  usersDisabled,
  usersEnabled,
  usersMapped,
  usersRemoved,
} from './areas/people/people.events';
import { unclaimedDeleted } from './areas/trip/booking-lists/unclaimed.events';
import { bookingEvents } from './areas/trip/bookings/booking.events';
import { tripsAssigned, tripsEvents, tripTagEvents } from './areas/trip/trips/several-trips.events';
import { tripEvents, tripsImported } from './areas/trip/trips/trip.events';

const id = <P extends string>(prefix: P, digit: number) => `${prefix}_${String(digit).repeat(26)}` as never;
const amalfi = { id: id('trp', 1), trip_name: 'Amalfi' };
const bali = { id: id('trp', 2), trip_name: 'Bali' };
const clients = [id('cli', 1), id('cli', 2)];
const institutions = [id('ins', 1), id('ins', 2)];
const submission = { form_id: id('form', 1), id: id('submission', 1) };
const received = { ...submission, form_name: 'Request', sender: 'Ada', about: { trip_id: amalfi.id }, notify: [] };

it.each([
  ['a trip', tripEvents.changed(amalfi), [amalfi.id]],
  ['the trip of a booking', bookingEvents.added({ trip_id: amalfi.id, id: id('bkg', 1), title: 'Luna' }), [amalfi.id]],
  ['all bookings without a trip', unclaimedDeleted({ id: id('bkg', 1) }), ['unclaimed']],
  ['a client', clientEvents.created({ id: id('cli', 1), import_id: id('dim', 1) }), [id('cli', 1)]],
  ['each of several clients', clientsChanged({ ids: clients }), clients],
  ['each of several institutions', institutionsChanged({ ids: institutions }), institutions],
  ['the form that was sent in', formReceived(received), [submission.form_id]],
  ['the form of a decided submission', submissionEvents.decided(submission), [submission.form_id]],
  ['an entry of the ledger', ledgerEvents.posted({ id: id('journal_entry', 1) }), [id('journal_entry', 1)]],
  ['a month of the ledger', ledgerEvents.period_closed({ month: '2031-05' as never }), ['2031-05']],
  ['nothing, where the ledger has other accounts', ledgerEvents.accounts_changed({}), []],
])('a fact is in the history of %s', (_, { subjects }, expected) => {
  expect(subjects).toEqual(expected);
});

it('what happens to several trips is in the history of each', () => {
  const trips: [typeof amalfi, typeof bali] = [amalfi, bali];
  const facts = [
    tripsEvents.archived({ trips }),
    tripTagEvents.tagged({ trips, tag: 'beach' }),
    tripsAssigned({ trips, advisor_id: id('usr', 1), advisor_name: 'Ada' }),
    tripsImported({ ...amalfi, source: 'trips.csv', trips }),
  ];
  for (const { subjects } of facts) expect(subjects).toEqual([amalfi.id, bali.id]);
  expect(tripsImported({ ...amalfi, source: 'trips.csv' }).subjects).toEqual([amalfi.id]);
});

it('what happens to several users is in the history of each', () => {
  const users: [never, never] = [id('usr', 1), id('usr', 2)];
  for (const event of [usersEnabled, usersMapped]) expect(event({ users }).subjects).toEqual(users);
  for (const event of [usersDisabled, usersRemoved, userSignedOutEverywhere, emailChanged])
    expect(event({ users }).subjects).toEqual(users);
});
