import type { Found, FoundDraft } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import { readWrittenTime } from '../time/local-time';
import type { Pass } from './pass';
import { passCommons } from './pass-commons';
import { fieldNamed } from './pass-fields';
import { findPassDay, getReferenceDay, onDay, readPassTime } from './pass-times';

const CHECK_IN = /^(?:check ?-?in(?: ?(?:date|day))?|arrival(?: ?date)?|anreise|arrivée|from|llegada)$/;
const CHECK_OUT = /^(?:check ?-?out(?: ?(?:date|day))?|departure(?: ?date)?|abreise|départ|to|until|salida)$/;
const VENUE =
  /^(?:venue(?: ?name)?|location|loc|place|where|ort|veranstaltungsort|lieu|lugar|luogo|theater|cinema|stadium)$/;
const ADDRESS = /^(?:address|venue ?address|hotel ?address|adresse|direcci[óo]n|indirizzo)$/;
const NAME = /^(?:event(?: ?name)?|title|show|movie|film|name of event|veranstaltung|performer)$/;
const START =
  /^(?:(?:start|event|show|begin)? ?(?:date|time|datetime|starts?)|doors?(?: open)?|when|beginn|datum|date et heure|fecha|data|einlass|date ?& ?time)$/;
const END = /^(?:end(?: ?(?:date|time|s))?|until|ends?|ende)$/;
const PHONE = /^(?:phone(?: ?number)?|telephone|tel|telefon)$/;

const momentOf = (pass: Pass, near: string): Found | undefined => {
  const written = pass.top('relevantDate');
  return reread(written, readWrittenTime(written?.value ?? '')?.local) ?? findPassDay(pass, near);
};

/** A stay, where a pass without a journey has a check-in. */
const stayOf = (pass: Pass, near: string): FoundDraft | undefined => {
  const checkin = fieldNamed(pass.fields, CHECK_IN);
  const start = readPassTime(checkin, near);
  const end = readPassTime(fieldNamed(pass.fields, CHECK_OUT), start?.value.slice(0, 10) ?? near);
  const isStay = /hotel|hostel|stay|check/i.test(pass.fields.map(({ key, label }) => `${key} ${label}`).join(' '));
  if (!start || !end || !isStay) return undefined;
  const name =
    fieldNamed(pass.fields, /^(?:hotel(?: ?name)?|property|house)$/) ??
    pass.top('logoText') ??
    pass.top('organizationName');
  const place = toFoundPlace({ name, address: fieldNamed(pass.fields, ADDRESS) });
  return {
    ...passCommons(pass, 'hotel'),
    title: name,
    start,
    end,
    places: place ? [place] : [],
    phone: fieldNamed(pass.fields, PHONE),
  };
};

const eventOf = (pass: Pass, near: string): FoundDraft | undefined => {
  const moment = momentOf(pass, near);
  const field = onDay(
    fieldNamed(pass.fields, START, (value) => /\d/.test(value)),
    moment?.value.slice(0, 10),
    near,
  );
  const told = onDay(pass.semantic('eventStartDate'), undefined, near);
  const start = told ?? (field && field.value.length > 10 ? field : (moment ?? field));
  const primary = pass.fields.find(({ area }) => area === 'primaryFields')?.value;
  const name = pass.semantic('eventName') ?? fieldNamed(pass.fields, NAME) ?? primary ?? pass.top('description');
  if (!start || (pass.style === 'generic' && !pass.top('relevantDate') && !told)) return undefined;
  const venue = pass.semantic('venueName') ?? fieldNamed(pass.fields, VENUE);
  const place = toFoundPlace({
    name: venue,
    address: pass.semantic('venueAddress') ?? fieldNamed(pass.fields, ADDRESS),
  });
  const end = onDay(
    pass.semantic('eventEndDate') ?? fieldNamed(pass.fields, END, (value) => /\d/.test(value)),
    start.value.slice(0, 10),
    near,
  );
  return {
    ...passCommons(pass, 'event'),
    title: name,
    start,
    end,
    places: place ? [place] : [],
    phone: fieldNamed(pass.fields, PHONE),
  };
};

/** A ticket for an event, or any other pass that turns out to be a stay or an appointment. */
export const visitPass = (pass: Pass, today: string): FoundDraft[] => {
  const near = getReferenceDay(pass, today);
  const draft =
    (pass.style === 'generic' ? stayOf(pass, near) : undefined) ?? eventOf(pass, near) ?? stayOf(pass, near);
  return draft ? [draft] : [];
};
