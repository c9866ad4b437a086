import { BookingId, TravelerId, TripId, UserId } from '@wayline/core/base/ids';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import type { Person, World } from '@wayline/local/testing/world';

/** What the samples are about: one of everything that an id can name, all of one company. Each area adds what it prepares. */
export interface Prepared {
  trip: TripId;
  booking: BookingId;
  traveler: TravelerId;
  colleague: UserId;
  /** Whose trip it is. */
  advisor: UserId;
  email: string;
  password: string;
}

/** In whose name it is made, and what stands in every text of it. The trip is there where the preparation is `onTrip`. */
export type Preparing = {
  world: World;
  as: Person;
  name: string;
  wants: (name: keyof Prepared) => boolean;
  trip: TripId;
  booking: BookingId;
};
/** What an area prepares for its samples, in a file `*.prepared.ts` of its folder. */
export type Preparation = {
  /** It is made on a trip. */
  onTrip?: true;
  /** Values of the right shape that name nothing, all ending alike: which names are prepared here, and which samples speak of records. */
  placeholders: (id: (prefix: string) => string, digit: string) => Partial<Prepared>;
  make: (on: Preparing) => Promise<Partial<Prepared>>;
};

const FILES = import.meta.glob<{ PREPARES?: Preparation }>('../**/*.prepared.ts', { eager: true });
export const PREPARATIONS: readonly Preparation[] = Object.values(FILES).flatMap(({ PREPARES }) => PREPARES ?? []);

/** Ids of the right shape that name nothing, all ending alike: to see which samples speak of records. */
export const placeholderIds = (digit: string): Prepared => {
  const id = (prefix: string) => `${prefix}_${digit.repeat(26)}`;
  const own = {
    trip: TripId.parse(id('trp')),
    booking: BookingId.parse(id('bkg')),
    traveler: TravelerId.parse(id('tvl')),
    colleague: UserId.parse(id('usr')),
    advisor: UserId.parse(id('usr')),
    email: 'nobody@new.wayline.test',
    password: DEMO_PASSWORD,
  };
  return Object.assign(own, ...PREPARATIONS.map(({ placeholders }) => placeholders(id, digit)));
};
