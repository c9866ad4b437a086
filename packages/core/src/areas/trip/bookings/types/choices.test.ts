import { describe, expect, it } from 'vitest';
import { BOOKING_SOURCES, BOOKING_TYPES, LEGACY_TYPES } from '../../../../base/booking-types';
import { SUPPLIER_REQUEST_CATEGORIES, SupplierRequests } from '../parts/supplier-requests';
import { AIR_SERVICE_CLASSES, FLIGHT_SPECIAL_REQUESTS, MEAL_CODES, SEAT_CODES } from './air-codes';
import {
  ACCOMMODATION_CATEGORIES,
  CRUISE_TYPES,
  choiceLabel,
  DECK_LEVELS,
  GROUND_TRANSPORT_TYPES,
  GROUP_TOUR_DURATIONS,
  STARS,
  TRAVEL_PACES,
} from './detail-choices';
import { bookingTypeId, getBookingCategory, SUB_TYPES } from './sub-types';
import { getSupplierGroup, getSupplierType } from './supplier-groups';

const listed = (text: string) => text.split(', ');

describe('what bookings are chosen from', () => {
  it('R-TRIP-224 the booking types', () =>
    expect([...BOOKING_TYPES]).toEqual(
      listed(
        'Flights, Accommodation, Transportation, Activity, Tours, Dining, Luxury, Cruise, M.I.C.E./Groups, Other, Rail',
      ),
    ));
  it('R-TRIP-066 R-TRIP-073 the legacy types and the sources', () => {
    expect([...LEGACY_TYPES]).toEqual(listed('ManualHotelBooking, ManualTransportationBooking, ManualAirBooking'));
    expect([...BOOKING_SOURCES]).toEqual(listed('by_import, manual, sabre, awardwallet'));
  });
  it('flights', () => {
    expect([...AIR_SERVICE_CLASSES]).toEqual(
      listed('Economy/Coach, Economy Plus, Business, First Class, Private Charter'),
    );
    expect([...FLIGHT_SPECIAL_REQUESTS]).toEqual(listed('wheelchair, extra_legroom, pet, medical, airport_assistance'));
  });
  it('R-TRIP-248 what suppliers are asked for', () => {
    expect(Object.values(SUPPLIER_REQUEST_CATEGORIES)).toEqual(listed('Medical Conditions, Food Allergies, Meals'));
    expect(Object.keys(SupplierRequests.shape)).toEqual(Object.keys(SUPPLIER_REQUEST_CATEGORIES));
  });
  it('R-TRIP-228 seats by window, middle and aisle, and meals by four letters', () => {
    expect(Object.values(SEAT_CODES)).toEqual(expect.arrayContaining(['Window', 'Middle', 'Aisle']));
    expect(Object.keys(MEAL_CODES).filter((code) => !/^[A-Z]{2}ML$/.test(code))).toEqual([]);
  });
  it('accommodation', () => {
    expect([...ACCOMMODATION_CATEGORIES]).toEqual(listed('NA, Hotel 1-2*, 2-3*, 3-4*, 4-5*, 5*, Apartment, Villa'));
    expect([...STARS]).toEqual(listed('1, 2, 3, 4, 5'));
  });
  it('R-TRIP-231 transport, cruises and tours', () => {
    expect([...GROUND_TRANSPORT_TYPES]).toEqual(
      listed('car_service, uber_lyft_etc, taxi, car_rental, public, shuttle, rail, subway'),
    );
    expect([...TRAVEL_PACES]).toEqual(listed('relaxed, mixed, see_everything'));
    expect([...CRUISE_TYPES]).toEqual(listed('ocean, river, sightseeing'));
    expect([...DECK_LEVELS]).toEqual(listed('lower, mid, upper'));
    expect([...GROUP_TOUR_DURATIONS]).toEqual(listed('1-2, 3-6, 7-14, over 14 days'));
    expect([choiceLabel('car_rental'), choiceLabel('uber_lyft_etc')]).toEqual(['Car rental', 'Uber, Lyft etc.']);
  });
});

describe('R-TRIP-225 the kinds of each booking type', () => {
  it('hold what the spec names', () => {
    const names = Object.values(SUB_TYPES).flat().join(', ').toLowerCase();
    for (const named of listed(
      'hotel, villa, car service, taxi, tour, restaurant, cruise, jet charter, insurance, visa services, service fee',
    ))
      expect(names).toContain(named);
  });
  it('have an id each, as the types do', () => {
    const ids = BOOKING_TYPES.flatMap((type) => SUB_TYPES[type].map((name) => getBookingCategory(type, name).id));
    expect(bookingTypeId('Cruise')).toBe(8);
    expect(new Set(ids).size).toBe(ids.length);
    expect(getBookingCategory('M.I.C.E./Groups', 'Room Block')).toEqual({
      id: 'm-i-c-e-groups.room-block',
      name: 'Room Block',
      sub_type: 'Room Block',
      class_icon: 'users-round',
      parent_name: 'M.I.C.E./Groups',
    });
  });
});

describe('the suppliers of bookings', () => {
  it('R-TRIP-246 are grouped as airlines, cruise lines, hotels, transport and the rest', () => {
    const grouped = [
      getSupplierType('Flights'),
      getSupplierType('Cruise'),
      getSupplierType('Accommodation', 'Villa'),
      getSupplierType('Transportation', 'Taxi'),
      getSupplierType('Transportation', 'Car Rental'),
      getSupplierType('Rail'),
      getSupplierType('Dining', 'Restaurant'),
    ].map((type) => `${type}: ${getSupplierGroup(type)}`);
    expect(grouped).toEqual([
      'Airline: Airline',
      'Ocean Cruise: Ocean Cruise',
      'Hotel: Hotel',
      'Car Service: transportation',
      'Car Rental: transportation',
      'Rail: transportation',
      'Restaurant: general',
    ]);
  });
});
