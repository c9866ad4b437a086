import { airportIn } from '../airport-names';
import type { Found, FoundDraft, FoundPlace } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import type { LabelledLine } from '../text/labels';
import { labelled } from '../text/labels';
import { type EventWords, parseCommonFields } from './event-words';
import { findEventEnd, findEventTime, localTime } from './vevent';

const PICKUP = /^(?:pick-?up(?: location| at| from)?|abholung|abholort|prise en charge|recogida|ritiro)$/;
const DROPOFF =
  /^(?:drop-?off(?: location| at)?|return(?: location)?|rückgabe(?:ort)?|restitution|devolución|riconsegna)$/;
const COMPANY = /^(?:(?:rental )?company|rental agency|supplier|vendor|vermieter|anbieter)$/;
const COMPANIES =
  /(?<!\p{L})(Hertz|Avis|Sixt|Europcar|Enterprise|Budget|Alamo|National|Dollar|Thrifty|Buchbinder|Goldcar|Centauro|Payless|Fox)(?!\p{L})/u;

/** A desk: its name on the label's line, its address on the lines under it. */
const deskUnder = (lines: readonly LabelledLine[], label: RegExp): FoundPlace | undefined => {
  const line = lines.find((candidate) => label.test(candidate.label));
  const address = line?.more.map(({ value }) => value).join(', ');
  const found = line?.more[0] && address ? { value: address, span: line.more[0].span } : undefined;
  return line && toFoundPlace({ name: line.value, address: found });
};

const zoneAt = (place: FoundPlace | undefined): string | undefined =>
  /airport|\([A-Z]{3}\)/i.test(place?.name?.value ?? '') ? airportIn(place?.name?.value)?.zone : undefined;

const headlineOf = ({ summary }: EventWords): Found | undefined => {
  const value = summary.text
    .replace(/^(?:cancel+ed\s*:\s*)?(?:rental car|car rental|mietwagen|car hire|pick-?up|drop-?off)[^:]{0,25}:\s*/i, '')
    .trim();
  return value ? { value, span: summary.span(0, summary.text.length) } : undefined;
};

/** A rental car, from pick-up to drop-off. */
export const carEvent = (words: EventWords): Partial<FoundDraft> => {
  const { lines, summary, body, location, event } = words;
  const pickup = deskUnder(lines, PICKUP) ?? toFoundPlace({ name: location });
  const dropoff = deskUnder(lines, DROPOFF) ?? pickup;
  const start = localTime(findEventTime(event, 'DTSTART'), zoneAt(pickup));
  const end = localTime(findEventEnd(event), zoneAt(dropoff));
  const text = `${summary.text}\n${pickup?.name?.value ?? ''}\n${body.text.slice(0, 2000)}`;
  const named = COMPANIES.exec(text)?.[1];
  const headline = headlineOf(words);
  const company = labelled(lines, COMPANY) ?? reread(pickup?.name ?? headline, named);
  const title =
    headline && company && !headline.value.includes(company.value)
      ? reread(headline, `${company.value} – ${headline.value}`)
      : headline;
  return {
    ...parseCommonFields(words),
    title,
    supplier: company,
    start: start.time,
    start_timezone: start.zone,
    end: end.time,
    end_timezone: end.zone,
    places: [pickup, dropoff].filter((place) => place !== undefined),
  };
};
