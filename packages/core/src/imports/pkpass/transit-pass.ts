import { airportIn } from '../airport-names';
import { airportOf } from '../airports';
import { boardingPassesIn } from '../boarding-pass/bcbp';
import type { Found, FoundDraft, FoundLeg, FoundPlace } from '../found';
import { derived, placeOf } from '../found';
import type { DraftKind } from '../import-draft';
import { reread } from '../spans';
import { flightNumberIn } from '../text/flight-number';
import { personName } from '../text/person-name';
import { addDays, readWrittenTime } from '../time/local-time';
import { momentInZone } from '../time/zones';
import type { Pass } from './pass';
import { passCommons } from './pass-commons';
import { fieldNamed } from './pass-fields';
import { dayOf, nearOf, onDay } from './pass-times';

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
  placeOf({
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
  if (kind !== 'flight') return { place: placeOf({ ...told, name: told?.name ?? shown }) };
  const airport = airportOf(told?.iata_code?.value) ?? airportOf(coded?.iata_code?.value) ?? airportIn(shown?.value);
  const bare = shown && !/^[A-Z]{3}$/.test(shown.value) ? shown : reread(shown, cityLabel(pass, shown));
  const written = /^[A-Z]{3}$/.test(shown?.value ?? '') ? shown : undefined;
  const code = told?.iata_code ?? coded?.iata_code ?? written ?? reread(shown, airport?.iata);
  return {
    place: placeOf({ iata_code: code, name: told?.name ?? bare ?? derived(airport?.name) }),
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

const after = (departs: string | undefined, arrives: Found | undefined): Found | undefined =>
  departs &&
  arrives &&
  departs.length > 10 &&
  arrives.value < departs &&
  arrives.value.slice(0, 10) === departs.slice(0, 10)
    ? { ...arrives, value: `${addDays(arrives.value, 1)}${arrives.value.slice(10)}` }
    : arrives;

const legOf = (pass: Pass, kind: DraftKind, today: string, coded: FoundLeg | undefined): FoundLeg => {
  const from = endOf(pass, 0, kind, coded?.from);
  const to = endOf(pass, 1, kind, coded?.to);
  const near = nearOf(pass, today);
  const boarding =
    fieldNamed(pass.fields, BOARDING, hasClock) ?? pass.semantic('originalBoardingDate', 'currentBoardingDate');
  const told = onDay(pass.semantic('currentDepartureDate', 'originalDepartureDate'), undefined, near, from.zone);
  const moment = relevantTime(pass, boarding, from.zone);
  const relevantDay = readWrittenTime(pass.top('relevantDate')?.value ?? '') && reread(pass.top('relevantDate'), near);
  const day = dayOf(pass, near) ?? coded?.departs ?? relevantDay;
  const shown = onDay(fieldNamed(pass.fields, DEPARTS, hasClock) ?? labelClock(pass, 0), day?.value, near, from.zone);
  const departs = told ?? shown ?? moment ?? day;
  const arrival = onDay(
    pass.semantic('currentArrivalDate', 'originalArrivalDate') ??
      fieldNamed(pass.fields, ARRIVES, hasClock) ??
      labelClock(pass, 1),
    departs?.value.slice(0, 10),
    near,
    to.zone,
  );
  const written = fieldNamed(pass.fields, SERVICE, (value) => /\d/.test(value));
  const service = flightNumberIn(written?.value ?? '', coded?.carrier_code?.value);
  const seat = pass.semantic('seats') ?? fieldNamed(pass.fields, SEAT, (value) => value.length < 20) ?? coded?.seat;
  const coach = fieldNamed(pass.fields, COACH, (value) => value.length < 10);
  const air = kind === 'flight';
  return {
    carrier: pass.top('organizationName'),
    carrier_code: air
      ? (pass.semantic('airlineCode') ?? reread(written, service.carrier) ?? coded?.carrier_code)
      : undefined,
    number: air
      ? (pass.semantic('flightNumber') ?? reread(written, service.number) ?? coded?.number)
      : (written ?? pass.semantic('vehicleNumber')),
    from: from.place,
    to: to.place,
    departs,
    departs_timezone: derived(from.zone),
    arrives: after(departs?.value, arrival),
    arrives_timezone: derived(to.zone),
    seat: seat && coach && kind === 'rail' ? reread(seat, `${coach.value}/${seat.value}`) : seat,
    cabin: fieldNamed(pass.fields, CABIN) ?? coded?.cabin,
  };
};

/** A boarding pass for a plane, a train, a bus or a boat. What its bar code says counts where its fields are silent. */
export const transitPass = (pass: Pass, today: string): FoundDraft[] => {
  const near = nearOf(pass, today);
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
