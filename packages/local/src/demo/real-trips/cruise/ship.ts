import type { Part } from '../real-trip';
import { place } from '../ways';

const ROME = 'Europe/Rome';
const ATHENS = 'Europe/Athens';
const CIVITAVECCHIA = place('Civitavecchia (Rome)', 'Porto di Civitavecchia, 00053 Civitavecchia, Italy', ROME);
const port = (name: string, address: string, zone = ATHENS) => place(name, address, zone);

/**
 * The eight nights of Royal Caribbean's Greek Isles from Rome, Saturday to Sunday. Order of the calls: the sailing of 23 July 2022, from a
 * passenger's log (travellingbrowns.ca, 2022). The hours are those that ships of the line print for these calls.
 */
export const ship: Part = ({ day, everybody }) => [
  {
    booking_type: 'Cruise',
    sub_type: 'Ocean Cruise',
    title: 'Greek Isles aboard Odyssey of the Seas',
    supplier_name: 'Royal Caribbean International',
    confirmation_id: 'DEMO-7140',
    supplier_confirmations: ['DEMO-7140-A', 'DEMO-7140-B'],
    reservation_status: 'Booked',
    payment_status: 'deposit_paid',
    supplier_status: 'confirmed_by_supplier',
    client_approval: 'approved',
    traveler_names: [...everybody],
    headcount: 4,
    cruise_detail: {
      ship: 'Odyssey of the Seas',
      cruise_type: 'ocean',
      cabin_type: 'Balcony',
      cabin_number: '8254, 8256',
      deck_level: 'mid',
      dining_time: '18:00, table for four',
    },
    cruise_days: [
      { day: 1, date: day(2), port: CIVITAVECCHIA, departure_time: '17:00' },
      { day: 2, date: day(3) },
      {
        day: 3,
        date: day(4),
        port: port('Santorini', 'Fira, Thira, Greece'),
        arrival_time: '07:00',
        departure_time: '18:00',
      },
      {
        day: 4,
        date: day(5),
        port: port('Mykonos', 'Tourlos, Mykonos, Greece'),
        arrival_time: '07:00',
        departure_time: '18:00',
      },
      {
        day: 5,
        date: day(6),
        port: port('Kuşadası (Ephesus)', 'Ege Port, Kuşadası, Türkiye', 'Europe/Istanbul'),
        arrival_time: '07:00',
        departure_time: '18:30',
      },
      {
        day: 6,
        date: day(7),
        port: port('Piraeus (Athens)', 'Cruise Terminal A, Piraeus, Greece'),
        arrival_time: '06:00',
        departure_time: '18:00',
      },
      { day: 7, date: day(8) },
      {
        day: 8,
        date: day(9),
        port: port('Naples', 'Stazione Marittima, Naples, Italy', ROME),
        arrival_time: '07:00',
        departure_time: '19:00',
      },
      { day: 9, date: day(10), port: CIVITAVECCHIA, arrival_time: '05:00' },
    ],
    places: [CIVITAVECCHIA],
    price_detail: {
      price_per_person: 'Price Per Cabin',
      total_price: 0,
      currency: 'USD',
      room_count: 2,
      headcount: 4,
      rate_type: 'Commissionable',
      base_fare: 389800,
      tax: [{ name: 'Port charges', mode: 'amount', amount: 45230 }],
      commission: { mode: 'percentage', percentage: '14' },
    },
    payment_due_date: day(-90),
    cancellation_deadline: day(-90),
    includes: 'Full board in the main dining room, shows, port taxes. Gratuities are paid on board.',
    additional_info: 'The two cabins have a connecting door. Tables for four requested.',
    tags: ['cruise', 'anniversary'],
  },
];
