import type { Found, FoundDraft, FoundLeg, FoundPlace } from './found-draft';
import { nameKey } from './text/person-name';

/** The longer time wins: one with a clock over a day alone. */
const sharper = (a: Found | undefined, b: Found | undefined): Found | undefined =>
  a && b && a.value.length === 10 && b.value.length > 10 && b.value.startsWith(a.value) ? b : (a ?? b);

const fill = <T extends object>(a: T, b: T): T => {
  const missing = Object.entries(b).filter(([key, value]) => value !== undefined && a[key as keyof T] === undefined);
  return { ...a, ...Object.fromEntries(missing) };
};

const fillPlace = (a: FoundPlace | undefined, b: FoundPlace | undefined): FoundPlace | undefined =>
  a && b ? fill(a, b) : (a ?? b);

const addSeat = (a: Found | undefined, b: Found | undefined, apart: boolean): Found | undefined => {
  if (!a || !b || !apart || a.value.split(', ').includes(b.value)) return a ?? b;
  return { ...a, value: `${a.value}, ${b.value}` };
};

const mergeLeg = (a: FoundLeg, b: FoundLeg | undefined, apart: boolean): FoundLeg =>
  b
    ? {
        ...fill(a, b),
        from: fillPlace(a.from, b.from),
        to: fillPlace(a.to, b.to),
        departs: sharper(a.departs, b.departs),
        arrives: sharper(a.arrives, b.arrives),
        seat: addSeat(a.seat, b.seat, apart),
      }
    : a;

const addPeople = (a: readonly Found[], b: readonly Found[]): Found[] => {
  const known = new Set(a.map(({ value }) => nameKey(value)));
  return [...a, ...b.filter(({ value }) => !known.has(nameKey(value)))];
};

/** Two tellings of one reservation as one: the first counts, the second fills what it leaves open and adds its travelers and their seats. */
export const mergePair = (a: FoundDraft, b: FoundDraft): FoundDraft => {
  const travelers = addPeople(a.travelers, b.travelers);
  const apart = travelers.length > a.travelers.length && a.travelers.length > 0;
  return {
    ...fill(a, b),
    cancelled: a.cancelled || b.cancelled,
    travelers,
    start: sharper(a.start, b.start),
    end: sharper(a.end, b.end),
    places: a.places.length ? a.places.map((place, i) => fillPlace(place, b.places[i]) ?? place) : b.places,
    legs: a.legs.map((leg, i) => mergeLeg(leg, b.legs[i], apart)),
  };
};
