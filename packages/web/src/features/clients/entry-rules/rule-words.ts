import type { EntryRule } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { countryName } from '@wayline/core/areas/lookups/find-country';
import { countOf } from '@wayline/core/base/plural';

const MANY = 3;

/** The countries of a rule by name, counted where there are many. */
export const toCountryWords = ({ countries }: Pick<EntryRule, 'countries'>): string =>
  countries.length > MANY
    ? countOf(countries.length, 'country', 'countries')
    : countries.map((code) => countryName(code)).join(', ');

/** What a rule asks, in a line. */
export const toRuleWords = (rule: EntryRule): string =>
  [
    rule.months === 0 ? 'Valid for the stay' : `${countOf(rule.months, 'month', 'months')} after ${rule.counted_from}`,
    ...(rule.issued_within_years ? [`issued within ${countOf(rule.issued_within_years, 'year', 'years')}`] : []),
    ...(rule.blank_pages ? [countOf(rule.blank_pages, 'blank page', 'blank pages')] : []),
    ...(rule.visa_note ? ['visa note'] : []),
  ].join(' · ');
