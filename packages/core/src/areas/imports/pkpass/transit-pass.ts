import { airportIn } from '../airport-names';
import { findAirport } from '../airports';
import { boardingPassesIn } from '../boarding-pass/bcbp';
import type { Found, FoundDraft, FoundLeg, FoundPlace } from '../found-draft';
import { derived, toFoundPlace } from '../found-draft';
import type { DraftKind } from '../import-draft';
import { reread } from '../spans';
import { flightNumberIn } from '../text/flight-number';
import { personName } from '../text/person-name';
import { landingAfter } from '../time/landing';
import { readWrittenTime } from '../time/local-time';
import { momentInZone } from '../time/zones';
import type { Pass } from './pass';
import { passCommons } from './pass-commons';
import { fieldNamed } from './pass-fields';
import { findPassDay, getReferenceDay, onDay } from './pass-times';

const KINDS: Record<string, DraftKind> = { Air: 'flight', Train: 'rail', Bus: 'bus', Boat: 'cruise' };
const FROM =
  /^(?:from|origin|orig|depart(?:s|ure)?(?: ?(?:airport|city|station|code))?|departs?heading|dep|boardpoint|von|abflug|abfahrt|start|source|origen|de|da|départ|salida)$/;
const TO =
  /^(?:to|dest|destination|arriv(?:es?|al)(?: ?(?:airport|city|station|code))?|arr|offpoint|nach|ankunft|end|destino|a|à|arrivée|llegada)$/;
const DEPARTS =
  /^(?:(?:scheduled )?dep(?:art(?:s|ure|ing)?)?(?: ?time)?|std|etd|flight time|time|abflug(?:zeit)?|abfahrt(?:szeit)?|heure de départ|hora de salida|départ|salida|orario|uhrzeit)$/;
const ARRIVES = /^(?:arr(?:iv(?:es?|al|ing))?(?: ?time)?|sta|eta|ankunft(?:szeit)?|heure d'arrivée|arrivée|llegada)$/;
const BOARDING = /^(?:boards?|boarding ?(?:time)?|boardingheading|boarding at|einsteigezeit|embarquement|embarque)$/;
const SERVICE =
  /^(?:flight(?: ?(?:no|number|nr|num))?\.?|flug(?:nummer)?|train(?: ?(?:no|number))?\.?|zug(?:nummer)?|service|vol|vuelo|bus(?: ?(?:no|number|line))?|line|ship|vessel|route)$/;
const SEAT = /^(?:seat(?: ?(?:no|number|s|assignment))?|sitz(?:platz)?|si[èe]ge|asiento|posto|platz)$/;
const COACH = /^(?:coach|car(?:riage)?|wagen|voiture|coche|carrozza)$/;
const CABIN = /^(?:(?:cabin|booking|travel|service|fare)? ?class|cabin|klasse|classe|clase|tariff|compartment)$/;

const hasLetters = (value: string) => /\p{L}{2}/u.test(value) && !/\d{1,2}[:.]\d{2}/.test(value);
const hasClock = (value: string) => /\d{1,2}[:.h]\d{2}|\d\s?[ap]m/i.test(value);

type End = { place?: FoundPlace; zone?: string };

const semanticEnd = (pass: Pass, side: 'departure' | 'destination'): FoundPlace | undefined =>
  toFoundPlace({
    iata_code: pass.semantic(`${side}AirportCode`),
    name: pass.semantic(`${side}AirportName`, `${side}StationName`, `${side}LocationDescription`),
  });

const shownEnd = (pass: Pass, which: 0 | 1): Found | undefined => {
  const primary = pass.fields.filter(({ area }) => area === 'primaryFields');
  const named = fieldNamed(primary, which ? TO : FROM, hasLetters);
  return (
    named ??
    (primary.length === 2 ? primary[which]?.value : undefined) ??
    fieldNamed(pass.fields, which ? TO : FROM, hasLetters)
  );
};

/** Airline passes show the code as the value and the city as the label. */
const cityLabel = (pass: Pass, shown: Found | undefined): string | undefined => {
  const field = pass.fields.find(({ value }) => value === shown);
  return field &&
    hasLetters(field.label) &&
    !FROM.test(field.label) &&
    !TO.test(field.label) &&
    !/heading|label|_/.test(field.label)
    ? field.label.toUpperCase()
    : undefined;
};

const endOf = (pass: Pass, which: 0 | 1, kind: DraftKind, coded: FoundPlace | undefined): End => {
  const told = semanticEnd(pass, which ? 'destination' : 'departure');
  const shown = shownEnd(pass, which);
  if (kind !== 'flight') return { place: toFoundPlace({ ...told, name: told?.name ?? shown }) };
  const airport =
    findAirport(told?.iata_code?.value) ?? findAirport(coded?.iata_code?.value) ?? airportIn(shown?.value);
  const bare = shown && !/^[A-Z]{3}$/.test(shown.value) ? shown : reread(shown, cityLabel(pass, shown));
  const written = /^[A-Z]{3}$/.test(shown?.value ?? '') ? shown : undefined;
  const code = told?.iata_code ?? coded?.iata_code ?? written ?? reread(shown, airport?.iata);
  return {
    place: toFoundPlace({ iata_code: code, name: told?.name ?? bare ?? derived(airport?.name) }),
    zone: airport?.zone,
  };
};

/** Some railways show the time as the label of the station. */
const labelClock = (pass: Pass, which: 0 | 1): Found | undefined => {
  const shown = shownEnd(pass, which);
  const label = pass.fields.find(({ value }) => value === shown)?.labelText;
  return label && hasClock(label.value) ? label : undefined;
};

/** The pass's own moment, unless that is only when boarding begins. */
const relevantTime = (pass: Pass, boarding: Found | undefined, zone?: string): Found | undefined => {
  const written = pass.top('relevantDate');
  const read = readWrittenTime(written?.value ?? '');
  if (!written || !read || read.local.length === 10) return undefined;
  return boarding ? undefined : reread(written, momentInZone(read, zone));
};

type Ends = { from: End; to: End };

const departureOf = (pass: Pass, { from }: Ends, near: string, coded: FoundLeg | undefined): Found | undefined => {
  const boarding =
    fieldNamed(pass.fields, BOARDING, hasClock) ?? pass.semantic('originalBoardingDate', 'currentBoardingDate');
  const told = onDay(pass.semantic('currentDepartureDate', 'originalDepartureDate'), undefined, near, from.zone);
  const moment = relevantTime(pass, boarding, from.zone);
  const relevantDay = readWrittenTime(pass.top('relevantDate')?.value ?? '') && reread(pass.top('relevantDate'), near);
  const day = findPassDay(pass, near) ?? coded?.departs ?? relevantDay;
  const shown = onDay(fieldNamed(pass.fields, DEPARTS, hasClock) ?? labelClock(pass, 0), day?.value, near, from.zone);
  return told ?? shown ?? moment ?? day;
};

const arrivalOf = (pass: Pass, { from, to }: Ends, near: string, departs: Found | undefined): Found | undefined => {
  const written =
    pass.semantic('currentArrivalDate', 'originalArrivalDate') ??
    fieldNamed(pass.fields, ARRIVES, hasClock) ??
    labelClock(pass, 1);
  const arrives = onDay(written, departs?.value.slice(0, 10), near, to.zone);
  return landingAfter(departs, arrives, { from: from.zone, to: to.zone });
};

const serviceOf = (
  pass: Pass,
  kind: DraftKind,
  coded: FoundLeg | undefined,
): Pick<FoundLeg, 'carrier_code' | 'number'> => {
  const written = fieldNamed(pass.fields, SERVICE, (value) => /\d/.test(value));
  if (kind !== 'flight') return { number: written ?? pass.semantic('vehicleNumber') };
  const service = flightNumberIn(written?.value ?? '', coded?.carrier_code?.value);
  return {
    carrier_code: pass.semantic('airlineCode') ?? reread(written, service.carrier) ?? coded?.carrier_code,
    number: pass.semantic('flightNumber') ?? reread(written, service.number) ?? coded?.number,
  };
};

/** The seat; on a train with its coach in front. */
const seatOf = (pass: Pass, kind: DraftKind, coded: FoundLeg | undefined): Found | undefined => {
  const seat = pass.semantic('seats') ?? fieldNamed(pass.fields, SEAT, (value) => value.length < 20) ?? coded?.seat;
  const coach = fieldNamed(pass.fields, COACH, (value) => value.length < 10);
  return seat && coach && kind === 'rail' ? reread(seat, `${coach.value}/${seat.value}`) : seat;
};

const legOf = (pass: Pass, kind: DraftKind, today: string, coded: FoundLeg | undefined): FoundLeg => {
  const ends = { from: endOf(pass, 0, kind, coded?.from), to: endOf(pass, 1, kind, coded?.to) };
  const near = getReferenceDay(pass, today);
  const departs = departureOf(pass, ends, near, coded);
  return {
    carrier: pass.top('organizationName'),
    ...serviceOf(pass, kind, coded),
    from: ends.from.place,
    to: ends.to.place,
    departs,
    departs_timezone: derived(ends.from.zone),
    arrives: arrivalOf(pass, ends, near, departs),
    arrives_timezone: derived(ends.to.zone),
    seat: seatOf(pass, kind, coded),
    cabin: fieldNamed(pass.fields, CABIN) ?? coded?.cabin,
  };
};

/** A boarding pass for a plane, a train, a bus or a boat. What its bar code says counts where its fields are silent. */
export const transitPass = (pass: Pass, today: string): FoundDraft[] => {
  const near = getReferenceDay(pass, today);
  const coded = pass.barcodes.flatMap((barcode) => boardingPassesIn(barcode, near > today ? today : near))[0];
  const kind = KINDS[pass.transit] ?? (coded ? 'flight' : 'bus');
  const draft = passCommons(pass, kind);
  const legs = [
    legOf(pass, kind, near, kind === 'flight' ? coded?.legs[0] : undefined),
    ...(coded?.legs.slice(1) ?? []),
  ];
  const [leg] = legs;
  if (!leg?.from && !leg?.to && !leg?.departs) return [];
  const travelers = draft.travelers.length ? draft.travelers : (coded?.travelers ?? []);
  const names = travelers.flatMap((name) => reread(name, personName(name.value)) ?? []);
  return [
    {
      ...draft,
      legs,
      travelers: names,
      confirmation_id: draft.confirmation_id ?? coded?.confirmation_id,
      supplier: pass.top('organizationName'),
    },
  ];
};
