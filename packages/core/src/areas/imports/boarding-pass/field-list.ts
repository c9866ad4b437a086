import { findAirport } from '../airports';
import { airlineNamed } from '../data/company-names';
import type { FoundDraft, FoundLeg } from '../found-draft';
import { derived } from '../found-draft';
import { reread } from '../spans';
import { type LabelledLine, labelled, labelledLines } from '../text/labels';
import type { Passage } from '../text/passage';
import { personName } from '../text/person-name';
import { readWrittenTime } from '../time/local-time';
import { ordinalDay, resolveYear } from '../time/year-of-day';

/** The lines of each leg: a leg begins where the record locator of its carrier is given. */
const legGroups = (lines: readonly LabelledLine[]): LabelledLine[][] => {
  const groups: LabelledLine[][] = [];
  for (const line of lines) {
    if (/^operatingcarrierpnr(?:code)?$/.test(line.label)) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups;
};

const legOf = (lines: readonly LabelledLine[], today: string): FoundLeg => {
  const of = (label: RegExp) => labelled(lines, label);
  const [from, to] = [of(/^(?:fromcityairportcode|departureairport)$/), of(/^(?:tocityairportcode|arrivalairport)$/)];
  const [number, seat] = [of(/^flightnumber$/), of(/^seatnumber$/)];
  const dated = of(/^(?:date of flight|flightdate)$/);
  const ordinal = of(/^dayofflight$/);
  const day = readWrittenTime(dated?.value ?? '')?.local.slice(0, 10);
  const resolved = ordinal && resolveYear(today, (year) => ordinalDay(year, Number(ordinal.value)));
  return {
    carrier: derived(airlineNamed(of(/^operatingcarrierdesignator$/)?.value)),
    carrier_code: of(/^operatingcarrierdesignator$/),
    number: reread(number, number?.value.replace(/^0+(?=\d)/, '')),
    from: { iata_code: from, name: derived(findAirport(from?.value)?.name) },
    to: { iata_code: to, name: derived(findAirport(to?.value)?.name) },
    departs: reread(dated, day) ?? reread(ordinal, resolved),
    departs_timezone: derived(findAirport(from?.value)?.zone),
    arrives_timezone: derived(findAirport(to?.value)?.zone),
    seat: reread(seat, seat?.value.replace(/^0+(?=.)/, '')),
    cabin: of(/^compartmentcode$/),
  };
};

/** A boarding pass as scanner apps print it: the items of its bar code by name, one a line. */
export const boardingPassFields = (passage: Passage, today: string): FoundDraft[] => {
  if (!/operatingCarrierPNR/i.test(passage.text)) return [];
  const lines = labelledLines(passage);
  const groups = legGroups(lines);
  const name = labelled(lines, /^passengername$/);
  const traveler = reread(name, personName(name?.value ?? ''));
  const draft: FoundDraft = {
    kind: 'flight',
    source_format: 'boarding_pass',
    confidence: 'exact',
    cancelled: false,
    confirmation_id: groups[0]?.[0]?.value,
    travelers: traveler ? [traveler] : [],
    places: [],
    legs: groups.map((group) => legOf(group, today)),
  };
  return groups.length ? [draft] : [];
};
