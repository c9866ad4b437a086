import type { Found, FoundDraft } from '../found-draft';
import { reread } from '../spans';
import { confirmationIn } from '../text/confirmation';
import { type LabelledLine, labelled, labelledLines } from '../text/labels';
import { groupIn, type Passage } from '../text/passage';
import { looksLikeName, peopleIn } from '../text/people';
import { personName } from '../text/person-name';
import { priceIn } from '../text/price';
import { findEventProperty, passageIn, textUnder, type VEvent } from './vevent';

/** An event's words: its headline, its description by lines, and its place. */
export type EventWords = { event: VEvent; summary: Passage; body: Passage; lines: LabelledLine[]; location?: Found };

const EMPTY: Passage = { text: '', span: (start, end) => ({ part: '', start, end, text: '' }) };

/** HTML in a description counts as blanks and line ends, character for character, so that places in it stay true. */
const withoutTags = (passage: Passage): Passage => {
  if (!/<\/?(?:br|p|div|font|b|html|table|a)\b/i.test(passage.text)) return passage;
  const text = passage.text.replace(/<[^<>]{0,2000}>/g, (tag) =>
    (/^<\/?(?:br|p|div|tr|li)\b/i.test(tag) ? '\n' : ' ').padEnd(tag.length, ' '),
  );
  return { ...passage, text };
};

export const wordsOfEvent = (event: VEvent): EventWords => {
  const body = withoutTags(passageIn(event, 'DESCRIPTION') ?? passageIn(event, 'X-ALT-DESC') ?? EMPTY);
  return {
    event,
    summary: passageIn(event, 'SUMMARY') ?? EMPTY,
    body,
    lines: labelledLines(body),
    location: textUnder(event, 'LOCATION'),
  };
};

const attendeesOf = (event: VEvent): Found[] =>
  event.properties
    .filter(({ name }) => name === 'ATTENDEE')
    .slice(0, 10)
    .flatMap(({ params, locate }) => {
      const name = params.get('CN')?.trim() ?? '';
      const start = locate(0);
      const value = looksLikeName(name) ? personName(name) : undefined;
      return value ? [{ value, span: { part: event.part.name, start, end: start, text: name } }] : [];
    });

const URL_IN_TEXT = /https?:\/\/[^\s<>"')]+/d;

/** What every kind of event may carry in its words. */
export const parseCommonFields = (
  words: EventWords,
): Pick<FoundDraft, 'confirmation_id' | 'travelers' | 'price' | 'unclear_price' | 'phone' | 'url'> => {
  const { event, body, summary, lines } = words;
  const people = peopleIn(body, lines);
  const price = labelled(
    lines,
    /^(?:total(?: price| cost| amount)?|price|amount|cost|gesamtpreis|preis|prix(?: total)?|precio(?: total)?|totale?|prezzo)$/,
  );
  const phone = labelled(
    lines,
    /^(?:(?:tele)?phone(?: number)?|tel|telefon|t[ée]l[ée]phone|tel[ée]fono|hotel phone)\.?$/,
  );
  const url = findEventProperty(event, 'URL') ? textUnder(event, 'URL') : groupIn(body, URL_IN_TEXT.exec(body.text), 0);
  return {
    confirmation_id: confirmationIn(body) ?? confirmationIn(summary),
    travelers: people.length ? people : attendeesOf(event),
    ...(price && priceIn(price)),
    phone: reread(phone, /\+?[\d(][\d\s()./-]{5,30}/.exec(phone?.value ?? '')?.[0].trim()),
    url: url && /^https?:\/\//i.test(url.value) ? url : undefined,
  };
};
