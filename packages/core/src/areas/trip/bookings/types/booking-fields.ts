import type { BookingType } from '../../../../base/booking-types';

// What a booking is asked for, by its type and kind, and what that is called: the same in the editor, in the planner and for the client.

/** What the ends of a way are called, and which of its fields there are. */
type LegFields = {
  kind: 'flight' | 'train' | 'ride' | 'rental' | 'transport';
  from: string;
  to: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** What the client reads at the ends. */
  starts: string;
  ends: string;
  carrier?: string;
  number?: string;
  coach?: string;
  seat?: string;
  cabin?: string;
  /** It may have several legs, one after the other. */
  several: boolean;
};

const TRAVELED = {
  from: 'From',
  to: 'To',
  startDate: 'Departure date',
  startTime: 'Departure time',
  endDate: 'Arrival date',
  endTime: 'Arrival time',
  starts: 'Departs',
  ends: 'Arrives',
  seat: 'Seat',
  several: true,
} as const;
const COLLECTED = {
  from: 'Pick-up',
  to: 'Drop-off',
  startDate: 'Pick-up date',
  startTime: 'Pick-up time',
  endDate: 'Drop-off date',
  endTime: 'Drop-off time',
  starts: 'Pick-up',
  ends: 'Drop-off',
  several: false,
} as const;
const FLIGHT: LegFields = { kind: 'flight', ...TRAVELED, carrier: 'Airline', number: 'Flight number', cabin: 'Class' };
const TRAIN: LegFields = {
  kind: 'train',
  ...TRAVELED,
  carrier: 'Carrier',
  number: 'Number',
  coach: 'Coach',
  cabin: 'Class',
};
const TRANSPORT: LegFields = { kind: 'transport', ...TRAVELED, carrier: 'Carrier', number: 'Number' };
const RIDE: LegFields = { kind: 'ride', ...COLLECTED };
const RENTAL: LegFields = { kind: 'rental', ...COLLECTED };

const RENTALS = ['Car Rental', 'Motorhome', 'Bike Rental'];
const RIDES = ['Car Service', 'Taxi', 'Limo'];

/** What the legs of a booking are asked for. */
export const getLegFields = (type: BookingType, kind = ''): LegFields => {
  if (type === 'Flights') return FLIGHT;
  if (type === 'Rail') return TRAIN;
  if (RENTALS.includes(kind)) return RENTAL;
  return RIDES.includes(kind) ? RIDE : TRANSPORT;
};

/** What the days of a booking without legs are called, and whether it has hours and a place. */
type SpanFields = {
  startDate: string;
  startTime?: string;
  endDate: string;
  endTime?: string;
  place: boolean;
};
const STAY: SpanFields = {
  startDate: 'Check-in',
  startTime: 'Check-in time',
  endDate: 'Check-out',
  endTime: 'Check-out time',
  place: true,
};
const COVER: SpanFields = { startDate: 'Cover starts', endDate: 'Cover ends', place: false };
const EVENT: SpanFields = {
  startDate: 'Date',
  startTime: 'Time',
  endDate: 'End date',
  endTime: 'End time',
  place: true,
};

const INSURANCE = 'Travel Insurance';
export const isInsurance = (type: BookingType, kind = ''): boolean => type === 'Other' && kind === INSURANCE;

export const getSpanFields = (type: BookingType, kind = ''): SpanFields => {
  if (type === 'Accommodation') return STAY;
  return isInsurance(type, kind) ? COVER : EVENT;
};
