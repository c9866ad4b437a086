import type { Found } from '../found-draft';
import { groupIn, type Passage } from './passage';

const LABELS = [
  '(?:airline |hotel |flight |rental |your )?(?:booking|reservation|confirmation|itinerary|order|record|trip)[ -]*(?:confirmation )?(?:reference|ref|number|no|nr|code|locator|id)',
  'conf',
  'confirmation',
  'record locator',
  'locator',
  'pnr',
  'reference',
  'booking',
  'buchung',
  '(?:buchungs|reservierungs|bestätigungs|reservations|auftrags)-?(?:code|nummer|nr|referenz)',
  '(?:code|num[ée]ro|n°|r[ée]f[ée]rence|dossier)(?: de)?(?: la)? (?:r[ée]servation|confirmation|dossier)',
  '(?:c[óo]digo|n[úu]mero|localizador)(?: de)?(?: la)? (?:reserva|confirmaci[óo]n|confirma[çc][ãa]o)',
  'localizador',
  '(?:codice|numero)(?: di)? (?:prenotazione|conferma)',
  '(?:boekings|reserverings|bevestigings)-?(?:nummer|code|referentie)',
  '(?:boknings|booking|bestillings|varaus)-?(?:referens|referanse|reference|nummer|kod|numero|tunnus)',
];

const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${LABELS.join('|')})[ \t.]{0,3}(?:is )?[ \t]*[:#=][ \t#:]*(?:\n[ \t]*)?([A-Z]{1,4} \d{3,12}|\d{3,5}(?:[ .]\d{3,5}){1,3}|[A-Z0-9][A-Z0-9/_-]{2,40})(?![\p{L}\d])`,
  'giud',
);

/** A code: has a digit, or is written all in capitals; not a word, a date or a clock time. */
const isCode = (text: string) =>
  text.length >= 4 &&
  ((/\d/.test(text) && !text.includes(' ')) || text === text.toUpperCase()) &&
  !/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/.test(text);

const HASHED = /^\s*#\s?([A-Z0-9]{5,20})\s*[:–-]/d;

/** The confirmation number, record locator or booking code of a passage, in the languages confirmations come in. */
export const confirmationIn = (passage: Passage): Found | undefined => {
  const pattern = new RegExp(LABELLED);
  for (let match = pattern.exec(passage.text); match; match = pattern.exec(passage.text)) {
    if (isCode(match[1] ?? '')) return groupIn(passage, match, 1);
  }
  return groupIn(passage, HASHED.exec(passage.text), 1);
};
