import { formatDay } from '@wayline/core/base/days';
import { fullName } from '@wayline/core/base/full-name';
import { createContext, useContext } from 'react';
import type { Option } from '../../../ui/fields/select-field';

/** Somebody on the trip of a booking, as much as it takes to choose them. */
export type KnownTraveler = {
  id: string;
  first_name: string;
  last_name: string;
  dob?: string | undefined;
  email?: string | undefined;
  is_traveler?: boolean | undefined;
};

/** Whether they travel themselves; a contact is chosen only where somebody has chosen them before. */
export const isTravelling = ({ is_traveler }: KnownTraveler): boolean => is_traveler !== false;

/** Travelers to choose from; who shares a name with another is told apart by what else is known of them. */
export const travelerOptions = (travelers: readonly KnownTraveler[]): Option[] =>
  travelers.map((traveler, at) => {
    const name = fullName(traveler);
    const isAlone = travelers.every((other) => other === traveler || fullName(other) !== name);
    const { dob, email } = traveler;
    const mark = dob ? `born ${formatDay(dob)}` : (email ?? `no. ${at + 1}`);
    return { value: traveler.id, label: isAlone ? name : `${name} (${mark})` };
  });

const TripTravelers = createContext<readonly KnownTraveler[]>([]);
export const TripTravelersProvider = TripTravelers.Provider;
/** The people of the trip whose booking is being edited; nobody where there is no trip. */
export const useTripTravelers = (): readonly KnownTraveler[] => useContext(TripTravelers);
