import { LibraryItem } from '@wayline/core/areas/library/library-item';
import { describe, expect, it } from 'vitest';
import { keepsItsDays, toLibraryDraft, toLibraryForm } from './library-form';

const item = (differs: object) =>
  LibraryItem.parse({
    id: 'lib_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    booking_type: 'Accommodation',
    title: 'Hotel Luna',
    created_by: 'Adrian',
    created_at: '2026-11-21T09:00:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });

describe('the form of a library booking', () => {
  it('counts the nights of a stay and the days of anything else', () => {
    const stay = item({ accommodation: { checkin_date: '2000-01-01', checkout_date: '2000-01-04' } });
    const tour = item({
      booking_type: 'Tours',
      general_booking: { start_date: '2000-01-01', end_date: '2000-01-02' },
    });
    expect([toLibraryForm(stay).length, toLibraryForm(tour).length]).toEqual([3, 2]);
  });
  it('says the same booking again when nothing was typed', () => {
    const stay = item({
      accommodation: { checkin_date: '2000-01-01', checkout_date: '2000-01-04', board: undefined },
      places: [{ name: 'Ravello', phone_no: '+39' }],
      tags: ['quiet'],
      price_detail: { total_price: 90000, currency: 'EUR' },
    });
    const { created_by, created_at, updated_at, version, id, ...draft } = stay;
    expect(LibraryItem.parse({ ...stay, ...toLibraryDraft(toLibraryForm(stay), stay) })).toEqual(stay);
    expect(draft.title).toBe('Hotel Luna');
  });
  it('takes along what the library knows of a place that was chosen from it, until another one is typed', () => {
    const known_place = {
      name: 'Sasso',
      phone_no: '+39 089 1',
      venue_id: 'v-17',
      venue_source: 'directory',
      source: 'manual',
    };
    const chosen = { ...toLibraryForm(), title: 'Tasting', place: 'Sasso', address: 'Via Roma 1', known_place };
    expect(toLibraryDraft(chosen).places).toEqual([{ ...known_place, formatted_address: 'Via Roma 1' }]);
    expect(toLibraryDraft({ ...chosen, place: 'Da Vittoria', address: '' }).places).toEqual([
      { source: 'manual', name: 'Da Vittoria', formatted_address: undefined },
    ]);
  });
  it('R-TRIP-067 keeps a price with the parts its total is made of', () => {
    const tour = item({
      booking_type: 'Tours',
      price_detail: {
        total_price: 0,
        currency: 'EUR',
        base_fare: 10_000,
        markup: { mode: 'percentage', percentage: '10' },
      },
    });
    const { price_detail } = toLibraryDraft(toLibraryForm(tour), tour);
    expect(LibraryItem.parse({ ...tour, price_detail }).price_detail).toEqual(tour.price_detail);
    expect(tour.price_detail?.total_price).toBe(11_000);
    const typed = { ...toLibraryForm(tour), price: { total_price: 5_000, currency: 'EUR' } };
    expect(toLibraryDraft(typed, tour).price_detail).toEqual({ total_price: 5_000, currency: 'EUR' });
  });
  it('never touches legs, which it does not show', () => {
    const flight = item({
      booking_type: 'Flights',
      destinations: [{ from: { name: 'A' }, to: { name: 'B' }, start_date: '2000-01-01' }],
    });
    expect(keepsItsDays(flight)).toBe(true);
    expect(toLibraryDraft(toLibraryForm(flight), flight)).not.toHaveProperty('general_booking');
  });
  it('sends an emptied text empty, and a new booking without it', () => {
    const known = item({ supplier_name: 'Luna' });
    const emptied = { ...toLibraryForm(known), supplier_name: ' ' };
    expect(toLibraryDraft(emptied, known).supplier_name).toBe('');
    expect(toLibraryDraft({ ...toLibraryForm(), title: 'New' }).supplier_name).toBeUndefined();
  });
});
