import { describe, expect, it } from 'vitest';
import { sessionsEnded } from './access/people.records';
import { ANNOUNCERS, readAnnouncement } from './announcers';
import { subAgencyJoined } from './areas/agencies/agency.events';
import { mailBounced, mailFailed, mailSuppressed } from './areas/messaging/mail.events';
import { usersDisabled } from './areas/people/people.events';
import { settingSaved } from './areas/settings/settings.events';
import { claimRejected, claimRequested } from './areas/trip/booking-lists/unclaimed.events';
import { bookingEvents } from './areas/trip/bookings/booking.events';
import { taskEvents } from './areas/trip/checklists/checklist.events';
import { clientAnswers } from './areas/trip/itinerary/itinerary.events';
import { tripsAssigned, tripsEvents } from './areas/trip/trips/several-trips.events';
import { tripEvents } from './areas/trip/trips/trip.events';
import type { DomainEvent, EventType } from './store/domain-event';

/** The facts of every area: single ones, and tables of them. */
const MODULES = import.meta.glob<Record<string, EventType | Record<string, EventType>>>('./areas/**/*.events.ts', {
  eager: true,
});

const id = <P extends string>(prefix: P, digit: number) => `${prefix}_${String(digit).repeat(26)}` as never;
const trip = { id: id('trp', 1), trip_name: 'Amalfi' };
const company_id = 'cmp_1';
const row = {
  id: id('evt', 1),
  company_id,
  actor_id: id('usr', 1),
  actor_name: 'Adrian Moss',
  created_at: '2031-05-01T10:00:00.000Z',
};
const said = (event: DomainEvent) => {
  const {
    id: _id,
    company_id: _company,
    actor_id: _actor,
    created_at: _at,
    ...rest
  } = readAnnouncement({ ...row, ...event });
  return JSON.parse(JSON.stringify(rest)) as typeof rest;
};
const mail = { id: id('mal', 1), user_id: id('usr', 2), to: ['a@b.test', 'c@d.test'], subject: 'Your trip' };

describe('what is announced', () => {
  it('is every fact that an area declares, each by one announcer', () => {
    const declared = Object.values(MODULES)
      .flatMap((module) => Object.values(module))
      .flatMap((one) => (typeof one === 'function' ? [one] : Object.values(one)));
    expect(ANNOUNCERS.map(({ eventName }) => eventName).sort()).toEqual(
      [sessionsEnded, ...declared].map(({ eventName }) => eventName).sort(),
    );
  });

  it('carries the id, the author and the instant of its fact', () => {
    const { actor_name: _name, ...kept } = row;
    expect(readAnnouncement({ ...row, ...tripEvents.dates_set(trip) })).toMatchObject(kept);
  });

  it('of a trip goes to its pages and to the lists of the company', () => {
    expect(said(tripEvents.dates_set({ ...trip, start_date: '2031-05-01' }))).toEqual({
      kind: 'trip_data_updated',
      channels: [`trip.${trip.id}`, 'company.cmp_1'],
      notify: [],
      title: 'Adrian Moss set the dates of Amalfi',
      entity_id: trip.id,
      trip_id: trip.id,
    });
  });

  it('of several trips names how many they are, and each of them hears', () => {
    const other = { id: id('trp', 2), trip_name: 'Bali' };
    expect(said(tripsEvents.archived({ trips: [trip, other] }))).toMatchObject({
      channels: [`trip.${trip.id}`, `trip.${other.id}`, 'company.cmp_1'],
      title: 'Adrian Moss archived 2 trips',
    });
    expect(said(tripsEvents.archived({ trips: [trip] }))).toMatchObject({
      title: 'Adrian Moss archived Amalfi',
      link: `/trips/${trip.id}/planner`,
    });
  });

  it('is told to who is given a trip or a task, unless they did it themselves', () => {
    const given = (advisor_id: never) =>
      said(tripsAssigned({ trips: [trip], advisor_id, advisor_name: 'Mina Okafor' }));
    expect(given(id('usr', 2))).toMatchObject({
      notify: [id('usr', 2)],
      title: 'Adrian Moss assigned Amalfi to Mina Okafor',
    });
    expect(given(id('usr', 1)).notify).toEqual([]);
    const owners = [id('usr', 1), id('usr', 3), id('usr', 3)];
    expect(said(taskEvents.task_changed({ trip_id: trip.id, id: id('tsk', 1), title: 'Call', owners }))).toEqual({
      kind: 'task_added_or_updated',
      channels: [`user.${id('usr', 3)}`, `trip.${trip.id}`, 'company.cmp_1'],
      notify: [id('usr', 3)],
      title: 'Adrian Moss changed the task Call',
      link: `/trips/${trip.id}/planner`,
      trip_id: trip.id,
    });
  });

  it('of a booking goes to the trip and the bookings, and from a table of the company to the company', () => {
    const booking = { trip_id: trip.id, id: id('bkg', 1), title: 'Hotel Luna' };
    expect(said(bookingEvents.changed(booking))).toEqual({
      kind: 'booking_data_updated',
      channels: [`trip.${trip.id}`, 'bookings'],
      notify: [],
      title: 'Adrian Moss changed Hotel Luna',
      entity_id: booking.id,
      trip_id: trip.id,
    });
    expect(said(bookingEvents.changed({ ...booking, in_company_table: true })).channels).toEqual([
      `trip.${trip.id}`,
      'bookings',
      'company.cmp_1',
    ]);
  });

  it('of a claim is told to those who decide, and to who asked', () => {
    const claim = {
      id: id('clm', 1),
      booking_id: id('bkg', 1),
      booking_title: 'Hotel Luna',
      trip_id: trip.id,
      trip_code: 'T-1004',
      trip_name: 'Amalfi',
      requested_by: id('usr', 3),
    };
    expect(said(claimRequested({ ...claim, note: 'mine', deciders: [id('usr', 2)] }))).toEqual({
      kind: 'booking_data_updated',
      channels: ['company.cmp_1'],
      notify: [id('usr', 2)],
      title: 'Adrian Moss requested Hotel Luna',
      body: 'For T-1004 Amalfi: mine',
      link: '/claim_requests',
      entity_id: claim.id,
      trip_id: trip.id,
    });
    expect(said(claimRejected({ ...claim, reason: 'taken' }))).toEqual({
      kind: 'booking_data_updated',
      channels: [`trip.${trip.id}`, 'bookings', 'company.cmp_1'],
      notify: [id('usr', 3)],
      title: 'Adrian Moss rejected your claim for Hotel Luna',
      body: 'taken',
      link: '/claim_requests',
      entity_id: claim.booking_id,
      trip_id: trip.id,
    });
  });

  it('of a client’s answer is told to the advisor with the note, or the name of the trip', () => {
    const answer = {
      trip_id: trip.id,
      trip_name: 'Amalfi',
      id: id('tin', 1),
      advisor: id('usr', 2),
      client: 'Anna',
      booking_id: id('bkg', 1),
      booking_title: 'Hotel Luna',
    };
    expect(said(clientAnswers.client_question(answer))).toEqual({
      kind: 'itinerary_answered',
      channels: [`trip.${trip.id}`, `user.${id('usr', 2)}`, 'bookings'],
      notify: [id('usr', 2)],
      title: 'Anna has a question about Hotel Luna',
      body: 'Amalfi',
      link: `/trips/${trip.id}/ti/${id('tin', 1)}`,
      entity_id: answer.id,
      trip_id: trip.id,
    });
    expect(said(clientAnswers.client_question({ ...answer, note: 'Which floor?' })).body).toBe('Which floor?');
  });

  it('of a mail is told to its sender, with where it is sent again', () => {
    const again = `/trips/${trip.id}/planner?send_again=${id('rmd', 1)}`;
    const reminder = { ...mail, about: 'reminder' as const, trip_id: trip.id };
    expect(said(mailFailed(reminder))).toEqual({
      kind: 'reminder_update',
      channels: [`trip.${trip.id}`, `user.${id('usr', 2)}`],
      notify: [id('usr', 2)],
      title: 'The reminder email to a@b.test, c@d.test wasn’t sent',
      body: 'Your trip',
      link: again,
      entity_id: mail.id,
      trip_id: trip.id,
    });
    expect(said(mailSuppressed({ ...reminder, addresses: ['a@b.test'] })).link).toBe(`/trips/${trip.id}`);
    expect(said(mailSuppressed({ ...reminder, addresses: reminder.to })).link).toBe(again);
    const bounce = { email: 'a@b.test', reason: 'no_mailbox' as const, at: row.created_at };
    expect(said(mailBounced({ ...mail, about: 'invitation', bounces: [bounce] }))).toEqual({
      kind: 'settings_updated',
      channels: [`user.${id('usr', 2)}`],
      notify: [id('usr', 2)],
      title: 'a@b.test: Not delivered: the mailbox does not exist',
      body: 'Check the email address and invite them again.',
      link: '/myaccount/users?tab=invitations',
      entity_id: mail.id,
    });
  });

  it('of people and settings moves the screens it concerns', () => {
    expect(said(settingSaved({ section: 'userbrand' })).channels).toEqual(['company.cmp_1']);
    expect(said(settingSaved({ section: 'signature', user_id: id('usr', 2) })).channels).toEqual([
      `user.${id('usr', 2)}`,
    ]);
    expect(said(usersDisabled({ users: [id('usr', 2), id('usr', 3)] }))).toEqual({
      kind: 'logout',
      channels: [`user.${id('usr', 2)}`, `user.${id('usr', 3)}`],
      notify: [],
      entity_id: id('usr', 2),
    });
    expect(said(subAgencyJoined({ other: id('cmp', 2), name: 'Blue Tours', to: id('usr', 2) }))).toEqual({
      kind: 'settings_updated',
      channels: ['company.cmp_1'],
      notify: [id('usr', 2)],
      title: 'Blue Tours is now a sub-agency',
      body: 'Adrian Moss agreed. You can view it now.',
      link: '/myaccount/users?tab=sub-agencies',
      entity_id: 'agencies',
    });
  });

  it('is read from rows of before as it stands there, and not at all from what nobody here declares', () => {
    const { actor_name: _name, ...kept } = row;
    const before = { ...kept, kind: 'logout', channels: ['user.usr_1'], title: 'Signed out' };
    expect(readAnnouncement(before)).toEqual({ ...before, notify: [] });
    expect(() => readAnnouncement({ ...row, name: 'moon.landed', payload: {} })).toThrow('moon.landed');
  });
});
