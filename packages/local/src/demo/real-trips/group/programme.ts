import { whole } from '../prices';
import type { Booked, Part } from '../real-trip';
import { place } from '../ways';
import { TIVOLI } from './rooms';

const LISBON = 'Europe/Lisbon';

/** Two days of meetings, two dinners, the aquarium after hours, and an afternoon in Sintra. */
export const programme: Part = ({ day, everybody }) => {
  const on = (n: number, start_time: string, end_time: string): Pick<Booked, 'general_booking'> => ({
    general_booking: { start_date: day(n), start_time, end_date: day(n), end_time },
  });
  const all = {
    reservation_status: 'Booked' as const,
    traveler_names: [...everybody],
    headcount: everybody.length,
  };
  return [
    {
      ...all,
      ...on(1, '19:30', '22:00'),
      booking_type: 'Dining',
      sub_type: 'Restaurant',
      title: 'Welcome dinner by the river',
      supplier_name: 'Cantinho do Avillez Parque das Nações',
      confirmation_id: 'DEMO-1841',
      payment_status: 'deposit_paid',
      service_detail: { reservation_name: 'Kestrel Partners', party_size: 40, dress_code: 'Casual' },
      places: [place('Cantinho do Avillez', 'Rua Bojador 55, 1990-254 Lisboa, Portugal', LISBON)],
      price_detail: whole(236000, 'EUR'),
    },
    {
      ...all,
      ...on(2, '09:00', '17:30'),
      booking_type: 'M.I.C.E./Groups',
      sub_type: 'Conference',
      title: 'Partner conference, day one',
      supplier_name: 'Tivoli Oriente Lisboa Hotel',
      confirmation_id: 'DEMO-4301',
      capacity: 60,
      includes: 'Theater-style room, screen and sound, two coffee breaks, lunch buffet.',
      places: [TIVOLI],
      price_detail: whole(348000, 'EUR'),
      client_note: 'Slides to the technician by 8:30 AM.',
    },
    {
      ...all,
      ...on(2, '19:30', '21:30'),
      booking_type: 'Activity',
      sub_type: 'Attraction',
      title: 'Oceanário after hours 🐟',
      supplier_name: 'Oceanário de Lisboa',
      confirmation_id: 'DEMO-4302',
      places: [place('Oceanário de Lisboa', 'Esplanada Dom Carlos I, 1990-005 Lisboa, Portugal', LISBON)],
      price_detail: whole(142000, 'EUR'),
    },
    {
      ...all,
      ...on(3, '09:00', '12:30'),
      booking_type: 'M.I.C.E./Groups',
      sub_type: 'Meeting',
      title: 'Workshops in four rooms',
      supplier_name: 'Tivoli Oriente Lisboa Hotel',
      confirmation_id: 'DEMO-4303',
      capacity: 48,
      places: [TIVOLI],
      price_detail: whole(184000, 'EUR'),
    },
    {
      ...all,
      ...on(3, '14:00', '18:30'),
      booking_type: 'Tours',
      sub_type: 'Group Tour',
      title: 'Sintra and the Pena Palace',
      supplier_name: 'Parques de Sintra',
      confirmation_id: 'DEMO-4304',
      service_detail: {
        group_tour_duration: '1-2',
        meeting_point: 'Coach at the hotel entrance, 1:50 PM',
        duration: '4.5 hours',
      },
      places: [place('Palácio Nacional da Pena', 'Estrada da Pena, 2710-609 Sintra, Portugal', LISBON)],
      price_detail: whole(168000, 'EUR'),
    },
    {
      ...all,
      ...on(3, '20:30', '23:30'),
      booking_type: 'Dining',
      sub_type: 'Restaurant',
      title: 'Gala dinner at Casa do Alentejo',
      supplier_name: 'Casa do Alentejo',
      confirmation_id: 'DEMO-1842',
      payment_status: 'deposit_paid',
      service_detail: { reservation_name: 'Kestrel Partners', party_size: 40, dress_code: 'Elegant' },
      places: [place('Casa do Alentejo', 'Rua das Portas de Santo Antão 58, 1150-268 Lisboa, Portugal', LISBON)],
      price_detail: whole(312000, 'EUR'),
      additional_info: 'Five vegan, three halal, one gluten-free. Fado from 10 PM.',
    },
  ];
};
