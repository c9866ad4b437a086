import type { BookingType } from '@wayline/core/base/booking-types';
import {
  Anchor,
  BedDouble,
  Bus,
  Compass,
  Gem,
  type LucideIcon,
  Plane,
  Shapes,
  Ticket,
  TrainFront,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { BookingHue } from './theme/colours';

/** The picture and the hue of each kind of booking. */
export const BOOKING_KINDS = {
  Flights: { hue: 'flight', icon: Plane },
  Accommodation: { hue: 'stay', icon: BedDouble },
  Transportation: { hue: 'ground', icon: Bus },
  Activity: { hue: 'activity', icon: Ticket },
  Tours: { hue: 'activity', icon: Compass },
  Dining: { hue: 'dining', icon: Utensils },
  Luxury: { hue: 'other', icon: Gem },
  Cruise: { hue: 'cruise', icon: Anchor },
  'M.I.C.E./Groups': { hue: 'other', icon: UsersRound },
  Other: { hue: 'other', icon: Shapes },
  Rail: { hue: 'rail', icon: TrainFront },
} as const satisfies Record<BookingType, { hue: BookingHue; icon: LucideIcon }>;
