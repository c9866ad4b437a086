import { type Airport, airports, findAirport } from './airports';
import { foldAccents } from './fold-accents';

const GENERIC = new Set(
  'airport international intl apt terminal term flughafen aeroport aeropuerto aeroporto luchthaven lufthavn flygplats gate the and'.split(
    ' ',
  ),
);

const LONGEST_NAME = 200;

const wordsOf = (text: string): Set<string> =>
  new Set(
    foldAccents(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !GENERIC.has(word)),
  );

type Named = { airport: Airport; words: Set<string> };

const buildIndex = (): Map<string, Named[]> => {
  const index = new Map<string, Named[]>();
  for (const airport of airports().values()) {
    const named = { airport, words: wordsOf(airport.name) };
    for (const word of named.words) index.set(word, [...(index.get(word) ?? []), named]);
  }
  return index;
};

let index: Map<string, Named[]> | undefined;

/** How well names agree: 0 unless one holds every word of the other. */
const agreement = (asked: Set<string>, { airport, words }: Named): number => {
  const shared = [...asked].filter((word) => words.has(word)).length;
  if (!shared || (shared < asked.size && shared < words.size)) return 0;
  const exact = shared === asked.size && shared === words.size ? 2 : 0;
  return shared * 4 + exact + (airport.large ? 1 : 0);
};

/** The one airport a name can mean, or nothing where it fits several or none, or a city that has several. */
const airportNamed = (text: string): Airport | undefined => {
  index ??= buildIndex();
  const asked = wordsOf(text.slice(0, LONGEST_NAME));
  const candidates = new Set([...asked].flatMap((word) => index?.get(word) ?? []));
  let best: Airport | undefined;
  let top = 0;
  for (const named of candidates) {
    const score = agreement(asked, named);
    if (score === top) best = undefined;
    if (score > top) [best, top] = [named.airport, score];
  }
  return best?.city ? undefined : best;
};

/** The airport a text means: by a code in brackets, by being a code, or by a name that only one airport has. */
export const airportIn = (text: string | undefined): Airport | undefined => {
  if (!text) return undefined;
  const short = text.slice(0, LONGEST_NAME);
  const code = /\(([A-Z]{3})\)/.exec(short)?.[1] ?? /^\s*([A-Z]{3})\s*$/.exec(short)?.[1];
  return findAirport(code) ?? airportNamed(short);
};
