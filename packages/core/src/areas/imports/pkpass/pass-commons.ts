import type { Found, FoundDraft } from '../found-draft';
import type { DraftKind } from '../import-draft';
import { readJson } from '../json/read-json';
import { reread } from '../spans';
import { personName } from '../text/person-name';
import { priceIn } from '../text/price';
import type { Pass } from './pass';
import { fieldNamed, findJsonMember, literalAt } from './pass-fields';

const CONFIRMATION =
  /^(?:(?:booking|reservation|confirmation|order|record|ticket|pnr|airline)? ?(?:reference|ref|code|number|no|nr|id|locator|pnr|booking ref)\.?|confirmation|booking|reservation|pnr|confirmationnumber|recordlocator|recloc|buchungs(?:code|nummer|referenz)|bestellnummer|reservierungsnummer|code r[ée]servation|localizador|order)$/;
const TRAVELER =
  /^(?:passenger(?: ?names?)?|name|traveller|traveler|guest(?: ?name)?|pax(?: ?name)?|passagier|reisender|passagers?|pasajero|fluggast|gast|ticket ?holder|attendee|customer)$/;
const PRICE = /^(?:price|total(?: ?price)?|amount|fare|preis|prix|precio|balance due)$/;

const isCode = (value: string) =>
  /^[A-Z0-9][A-Z0-9 -]{3,30}$/i.test(value) && (/\d/.test(value) || value === value.toUpperCase());

/** The name iOS knows a traveler or an attendee by. */
const semanticName = (pass: Pass): Found | undefined => {
  const whole = pass.semantic('attendeeName');
  if (whole) return whole;
  const root = readJson(pass.part.text);
  const name = findJsonMember(findJsonMember(root, 'semantics'), 'passengerName');
  const of = (key: string) => literalAt(pass.part, findJsonMember(name, key), new Map());
  const [given, family] = [of('givenName'), of('familyName')];
  const value = [given?.value, family?.value].filter(Boolean).join(' ');
  return reread(family ?? given, value);
};

/** What every kind of pass may say. */
export const passCommons = (pass: Pass, kind: DraftKind): FoundDraft => {
  const written = semanticName(pass) ?? fieldNamed(pass.fields, TRAVELER, (value) => /\p{L}{2}/u.test(value));
  const traveler = reread(written, personName(written?.value ?? ''));
  const price = fieldNamed(pass.fields, PRICE, (value) => /\d/.test(value));
  return {
    kind,
    source_format: 'pkpass',
    confidence: 'exact',
    cancelled: pass.top('voided')?.value === 'true',
    status_span: pass.top('voided')?.span,
    confirmation_id: pass.semantic('confirmationNumber') ?? fieldNamed(pass.fields, CONFIRMATION, isCode),
    travelers: traveler ? [traveler] : [],
    places: [],
    legs: [],
    ...(price && priceIn(price)),
    supplier: pass.top('organizationName'),
  };
};
