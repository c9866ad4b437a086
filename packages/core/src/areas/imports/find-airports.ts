import { type Airport, airports, findAirport } from './airports';
import { airportCities } from './data/airport-cities';
import { foldAccents } from './fold-accents';

/** An airport as a picker shows it; `city` where its name does not say it. */
type FoundAirport = Pick<Airport, 'iata' | 'name' | 'zone'> & { city?: string };

const MOST = 8;

const fold = (text: string) =>
  foldAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

type Entry = { airport: Airport; city?: string | undefined; text: string };
const buildEntries = (): Entry[] => {
  const cities = airportCities();
  return [...airports().values()]
    .filter((airport) => !airport.city)
    .map((airport) => {
      const city = cities.get(airport.iata);
      const names = [...(city?.words.split('/') ?? []), airport.name];
      return { airport, city: city?.city, text: names.map((name) => ` ${fold(name)} `).join('') };
    })
    .sort((a, b) => Number(b.airport.large) - Number(a.airport.large));
};
let known: Entry[] | undefined;
/** Every airport with the words it is found by, the large ones first; a city's own code is no airport to leave from. Built once. */
const entries = (): Entry[] => {
  known ??= buildEntries();
  return known;
};

/** 0 where the words lead the city or the name, 1 where they lead any words of them, undefined where they do not occur. */
const rankOf = ({ text }: Entry, asked: string): number | undefined => {
  if (text.startsWith(` ${asked}`) || text.includes(`  ${asked}`)) return 0;
  return asked.split(' ').every((word) => text.includes(` ${word}`)) ? 1 : undefined;
};

const toFound = ({ airport: { iata, name, zone }, city }: Entry): FoundAirport => ({
  iata,
  name,
  zone,
  ...(city && { city }),
});

/** Airports for what somebody has typed so far: the code first, then by city and name, large airports before small ones. */
export const findAirports = (typed: string): FoundAirport[] => {
  const asked = fold(typed);
  if (asked.length < 2) return [];
  const exact = findAirport(typed);
  const ranked = entries().flatMap((entry) => {
    const rank = entry.airport === exact ? -1 : rankOf(entry, asked);
    return rank === undefined ? [] : [{ entry, rank: rank < 0 ? rank : rank + (entry.airport.large ? 0 : 2) }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => toFound(entry));
};
