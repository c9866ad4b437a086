import * as z from 'zod';
import { emptyable } from '../../../base/emptyable';
import { Day } from '../../../base/values';
import { listCountries } from '../../lookups/public';
import { ListEntry, section, uniqueEntriesSchema } from '../../settings/public-schemas';
import { FIRST_RULES } from './first-rules';
import { DEFAULT_MONTHS } from './passport-validity';

export const MAX_RULE_COUNTRIES = 60;
const MAX_MONTHS = 24;
const MAX_YEARS = 20;
const MAX_PAGES = 10;
const LONGEST_NOTE = 300;

const CountryCode = z.string().refine((code) => listCountries().includes(code), 'Choose a country from the list.');

/** What some countries ask of the passport of a visitor, and where that was read. Hidden ones are not applied. */
export const EntryRule = ListEntry.extend({
  countries: z.array(CountryCode).min(1, 'Choose at least one country.').max(MAX_RULE_COUNTRIES),
  /** How long a passport has to be valid beyond the day it is counted from; 0 asks that it be valid for the stay. */
  months: z.int().min(0).max(MAX_MONTHS),
  counted_from: z.enum(['arrival', 'departure']),
  /** How old a passport may be on arrival. */
  issued_within_years: emptyable(z.int().min(1).max(MAX_YEARS)),
  blank_pages: emptyable(z.int().min(1).max(MAX_PAGES)),
  visa_note: emptyable(z.string().trim().max(LONGEST_NOTE)),
  source: z.string().trim().min(1, 'Say where this rule comes from.').max(LONGEST_NOTE),
  /** When it was last compared with its source; none where no one has done that yet. */
  source_date: emptyable(Day),
});
export type EntryRule = z.infer<typeof EntryRule>;

/** What countries ask of passports: seeded from public rules, and the company's own to change. */
export const entryRules = section({
  name: 'entry_rules',
  scope: 'company',
  path: '/myaccount/entry-rules',
  permission: 'Settings',
  schema: z.object({
    /** What is asked where no rule names a country: months after the trip. */
    default_months: z.int().min(0).max(MAX_MONTHS).default(DEFAULT_MONTHS),
    entries: uniqueEntriesSchema(EntryRule).default(() => FIRST_RULES.map((rule) => ({ ...rule }))),
  }),
});
export type EntryRules = z.infer<(typeof entryRules)['schema']>;
