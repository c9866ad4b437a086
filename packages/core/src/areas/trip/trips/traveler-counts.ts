import type { Traveler } from './traveler';

type Person = Pick<Traveler, 'is_traveler'>;
type Standing = Pick<Traveler, 'trip_traveler_status' | 'status'>;

/** The people of a trip who travel. Source: R-TRIP-055. */
export const travelersAmong = <P extends Person>(people: readonly P[]): P[] => people.filter((p) => p.is_traveler);
/** The people of a trip who do not travel. Source: R-TRIP-056. */
export const contactsAmong = <P extends Person>(people: readonly P[]): P[] => people.filter((p) => !p.is_traveler);

/** Travelers who have not cancelled. Source: R-TRIP-058 (G-096). */
export const activeAmong = <T extends Standing>(travelers: readonly T[]): T[] =>
  travelers.filter((t) => t.trip_traveler_status !== 'cancelled' && t.status !== 'cancelled');

/** How many travelers there are besides those to leave out; never below 0. Source: R-SHELL-145, R-SHELL-146 (G-061). */
export const travelerCount = (travelers: readonly unknown[], leaveOut = 0): number =>
  Math.max(0, travelers.length - leaveOut);

/** Collaborators with at least one type. Source: R-SHELL-143, R-SHELL-144. */
export const collaboratorCount = (collaborators: readonly { types: readonly string[] }[]): number =>
  collaborators.filter(({ types }) => types.length > 0).length;
