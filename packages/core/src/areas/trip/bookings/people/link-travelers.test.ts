import { describe, expect, it } from 'vitest';
import { booking } from '../../itinerary/bookings.fixture';
import { traveler } from '../../trip-check/checked.fixture';
import { hasNames, linkTravelers, migrateBooking } from './link-travelers';
import { isFor, shareTravelers } from './people-on-booking';

const [mina, jo, other] = [traveler(), traveler({ first_name: 'Jo' }), traveler({ first_name: 'Jo' })];
const people = [mina, jo, other];

describe('names of a booking', () => {
  it('become ids where they mean one traveler, however they are spaced or spelled, and each stands once', () => {
    const linked = linkTravelers(
      { traveler_names: [' mina  OKAFOR', 'Okafor, Mina', 'Ada'], traveler_ids: [] },
      people,
    );
    expect(linked).toEqual({ traveler_ids: [mina.id], guest_names: ['Ada'] });
  });
  it('stay names where they mean two travelers, or nobody', () => {
    const linked = linkTravelers({ guest_names: ['Jo Okafor', 'Ada', 'Ada'] }, people);
    expect(linked).toEqual({ traveler_ids: [], guest_names: ['Jo Okafor', 'Ada'] });
  });
  it('that are not sent are not touched', () => {
    expect(linkTravelers({ passengers: [] }, people)).toEqual({ passengers: [] });
    expect(
      hasNames({ traveler_ids: [mina.id], guest_names: [], passengers: [{ name: '', traveler_id: mina.id }] }),
    ).toBe(false);
  });
  it('of a passenger stay where the ticket says otherwise than the trip', () => {
    const passengers = [
      { name: 'Mina Okafor', traveler_id: mina.id },
      { name: 'Mina Adaeze Okafor', traveler_id: mina.id },
      { name: 'Jo Okafor', traveler_id: undefined },
    ];
    expect(linkTravelers({ passengers }, people).passengers).toEqual([
      { name: '', traveler_id: mina.id },
      ...passengers.slice(1),
    ]);
  });
});

describe('a stored booking', () => {
  it('is left as it is once it knows ids: a guest who shares the name of a traveler stays a guest', () => {
    const known = booking('Dining', { guest_names: ['Mina Okafor'] });
    expect(migrateBooking(known, people)).toBe(known);
    expect(migrateBooking(booking('Dining', { traveler_names: ['Mina Okafor'] }), people)).toMatchObject({
      traveler_ids: [mina.id],
      guest_names: [],
    });
  });
  it('is for whom it names, and for everybody where it names nobody', () => {
    const [named, bare] = [booking('Dining', { traveler_ids: [jo.id] }), booking('Dining')];
    expect([isFor(named, jo), isFor(named, other), isFor(bare, other)]).toEqual([true, false, true]);
  });
  it('shares people by id and by the names of guests; what waits for its ids is not told apart', () => {
    const [one, two] = [booking('Dining', { traveler_ids: [jo.id] }), booking('Dining', { traveler_ids: [other.id] })];
    const guest = booking('Dining', { guest_names: ['ada'] });
    expect([shareTravelers(one, two), shareTravelers(one, { ...one }), shareTravelers(one, booking('Dining'))]).toEqual(
      [false, true, true],
    );
    expect(shareTravelers(guest, booking('Dining', { traveler_ids: [jo.id], guest_names: ['Ada'] }))).toBe(true);
    const older = (name: string) => booking('Dining', { traveler_names: [name] });
    expect([shareTravelers(older('A'), older('B')), shareTravelers(older('A'), one)]).toEqual([false, true]);
  });
});
