import type { Found, FoundDraft, FoundLeg, FoundPlace } from '../found-draft';
import type { DraftKind } from '../import-draft';
import { reread } from '../spans';
import { flightNumberIn } from '../text/flight-number';
import { labelled } from '../text/labels';
import { foundIn, groupIn, type Passage } from '../text/passage';
import { airportPlace, routeIn, toStation } from '../text/route';
import { type EventWords, parseCommonFields } from './event-words';
import { findEventEnd, findEventTime, localTime } from './vevent';

const FROM =
  /^(?:(?:departure|departing|depart|origin|abflug|abfahrt|départ|salida|partenza|vertrek)(?: (?:airport|station|city|from|stop|port))?|from|von|de|da|van|från|departs?)$/;
const TO =
  /^(?:(?:arrival|arriving|arrive|destination|ankunft|arrivée|llegada|arrivo|aankomst|ziel)(?: (?:airport|station|city|to|at|stop|port))?|to|nach|à|a|naar|till|at|arrives?)$/;
const SEAT = /^(?:seats?(?: number| assignment)?|sitz(?:platz)?|siège|asiento|posto|stoel|plats|place)$/;
const SEAT_IN_HEADLINE = /\b(?:seat|sitz(?:platz)?)s?(?:\s*:)?\s*(\d{1,3}(?:\/\d{1,3}|[A-Z])?)(?![\w])/di;
const CABIN = /^(?:(?:cabin|travel|booking|service)?\s?class|klasse|reiseklasse|classe|clase|cabin)$/;
const CARRIER =
  /^(?:airline|carrier|operator|train company|operated by|durchgeführt von|fluggesellschaft|compagnie|aerolínea|compagnia)$/;
const NUMBER =
  /^(?:flight(?: ?no\.?| number|#)?|flug(?:nr\.?|nummer)?|train(?: no\.?| number)?|zug(?:nr\.?|nummer)?|vol|vuelo|volo|n° de vol|bus(?: number)?)$/;
const FLIGHT = /(?<![A-Z\d])([A-Z]{2}|[A-Z]\d|\d[A-Z])[ -]?(\d{1,4})(?![\d:])(?!\s?(?:EUR|USD|km|AM|PM))/du;
const TRAIN =
  /(?<![A-Z\d])((?:ICE|IC|EC|ECE|RE|RB|RJX?|TGV|THA|EST|NJ|EN|AVE|FR|IR|TER)\s{0,4}\d{1,5})(?!\d)|(?:train|zug|treno|tren|trein|tåg)(?: no\.?| number| nr\.?)?\s+((?:[A-Z]{1,4} )?\d{1,5})(?!\d)/diu;

const isWords = (found: Found | undefined) =>
  found && /\p{L}{3}/u.test(found.value) && !/^\d/.test(found.value) ? found : undefined;

type Ends = { from?: FoundPlace; to?: FoundPlace; fromZone?: string; toZone?: string };

const leadIn = (found: Found | undefined) => reread(found, found?.value.replace(/^(?:from|von|de|da|van)\s+/i, ''));

/** The place of the event is where a flight leaves, if it is an airport. */
const airportAt = (location: Found | undefined, fallback: ReturnType<typeof airportPlace>) => {
  const place = airportPlace(leadIn(location));
  return place.zone ? place : fallback;
};

const endsOf = ({ summary, lines, location, body }: EventWords, kind: DraftKind): Ends => {
  const headline = routeIn(summary);
  const told = headline.from ? headline : routeIn(body);
  const from = headline.from ?? isWords(labelled(lines, FROM)) ?? told.from ?? leadIn(location);
  const to = headline.to ?? isWords(labelled(lines, TO)) ?? told.to;
  if (kind !== 'flight') return { from: toStation(from), to: toStation(to) };
  const [named, goal] = [airportPlace(from), airportPlace(to)];
  const origin = named.zone ? named : airportAt(location, named);
  return { from: origin.place, to: goal.place, fromZone: origin.zone, toZone: goal.zone };
};

const flightIn = (passage: Passage): Pick<FoundLeg, 'carrier_code' | 'number'> | undefined => {
  const match = FLIGHT.exec(passage.text);
  if (!match) return undefined;
  const number = groupIn(passage, match, 2);
  return { carrier_code: groupIn(passage, match, 1), number: reread(number, number?.value.replace(/^0+(?=\d)/, '')) };
};

const serviceOf = (
  { summary, body, lines }: EventWords,
  kind: DraftKind,
): Pick<FoundLeg, 'carrier_code' | 'number'> => {
  const written = labelled(lines, NUMBER);
  if (kind === 'flight') {
    const read = flightNumberIn(written?.value ?? '');
    if (read.carrier) return { carrier_code: reread(written, read.carrier), number: reread(written, read.number) };
    return flightIn(summary) ?? flightIn(body) ?? {};
  }
  const train = [summary, body].map((passage) => {
    const match = TRAIN.exec(passage.text.slice(0, 5000));
    return groupIn(passage, match, match?.[1] ? 1 : 2);
  });
  return {
    number: train.find((found) => found !== undefined) ?? (/\d/.test(written?.value ?? '') ? written : undefined),
  };
};

/** A journey from one place to another as an event of a calendar. */
export const transportDraft = (words: EventWords, kind: DraftKind): Partial<FoundDraft> => {
  const { event, lines } = words;
  const { from, to, fromZone, toZone } = endsOf(words, kind);
  const departs = localTime(findEventTime(event, 'DTSTART'), fromZone);
  const arrives = localTime(findEventEnd(event), toZone);
  const carrier = labelled(lines, CARRIER);
  const leg: FoundLeg = {
    ...serviceOf(words, kind),
    carrier,
    from,
    to,
    departs: departs.time,
    departs_timezone: departs.zone,
    arrives: arrives.time,
    arrives_timezone: arrives.zone,
    seat: labelled(lines, SEAT) ?? groupIn(words.summary, SEAT_IN_HEADLINE.exec(words.summary.text), 1),
    cabin: labelled(lines, CABIN),
  };
  const headline = from || to ? undefined : foundIn(words.summary, 0, words.summary.text.length);
  return { ...parseCommonFields(words), legs: [leg], supplier: carrier, title: headline };
};
