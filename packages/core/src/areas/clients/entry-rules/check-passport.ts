import { addMonths } from '../../../base/add-months';
import { formatDay } from '../../../base/days';
import { findCountry } from '../../lookups/public';
import type { TravelDocument } from '../client.records';
import type { EntryRule, EntryRules } from './entry-rule';
import { describePassportFault, passportFault } from './passport-validity';
import { isSameName } from './same-name';

/** That somebody is in a country, from one day until another. */
export type Visit = { country: string; from: string; until: string };
export type Passport = Partial<Pick<TravelDocument, 'country' | 'nationality' | 'names' | 'issue_date' | 'expiration'>>;
export type PassportFinding = {
  about: 'validity' | 'name';
  severity: 'problem' | 'warning';
  say: string;
};
/** Somebody who travels: what they are called, under which names they are booked, and which passports are known of them. */
export type PassportHolder = {
  name: string;
  booked_names: readonly string[];
  passports: readonly Passport[];
  citizenship?: string | undefined;
  visits: readonly Visit[];
  /** Where their journey begins, which stands in for where they are from as long as no passport says so. */
  home?: string | undefined;
};
export type PassportCheck = { trip_ends: string | undefined; today: string; rules: EntryRules };

const MONTHS_A_YEAR = 12;
export const CHECK_FIRST = 'Check before you rely on it.';

const ownCountry = ({ nationality, country }: Passport, { citizenship, home }: PassportHolder) =>
  findCountry(nationality) ?? findCountry(country) ?? findCountry(citizenship) ?? home;
const byDay = (a: string, b: string) => a.localeCompare(b);

/** The rules that apply to visits abroad, each with the first and the last day there; none to citizens of a country that it is about. */
export const listRules = (visits: readonly Visit[], own: string | undefined, { entries }: EntryRules) =>
  entries.flatMap((rule) => {
    if (rule.hidden || (own && rule.countries.includes(own))) return [];
    const there = visits.filter(({ country }) => rule.countries.includes(country));
    const arrival = there.map(({ from }) => from).sort(byDay)[0];
    const departure = there
      .map(({ until }) => until)
      .sort(byDay)
      .at(-1);
    return arrival && departure ? [{ rule, arrival, departure }] : [];
  });

const isTooShort = (expiration: string, { rule, arrival, departure }: ReturnType<typeof listRules>[number]) =>
  expiration < addMonths(rule.counted_from === 'arrival' ? arrival : departure, rule.months);
const isTooOld = ({ issue_date }: Passport, rule: EntryRule, arrival: string) =>
  issue_date !== undefined &&
  rule.issued_within_years !== undefined &&
  addMonths(issue_date, rule.issued_within_years * MONTHS_A_YEAR) < arrival;

const validFor = ({ name, months, counted_from }: EntryRule) =>
  months === 0
    ? `${name} asks for a passport that is valid for the whole stay`
    : `${name} asks for ${months === 1 ? 'a month' : `${months} months`} after ${counted_from}`;

const checkOne = (passport: Passport, holder: PassportHolder, check: PassportCheck): PassportFinding[] => {
  const { expiration } = passport;
  const own = ownCountry(passport, holder);
  const abroad = holder.visits.filter(({ country }) => country !== own);
  const { trip_ends, today, rules } = check;
  if (holder.visits.length > 0 && abroad.length === 0) return [];
  const found = (severity: PassportFinding['severity'], say: string): PassportFinding => ({
    about: 'validity',
    severity,
    say,
  });
  const day = formatDay(expiration);
  const its = `The passport of ${holder.name}`;
  const fault = passportFault({ expires: expiration, trip_ends, months: rules.default_months });
  const told = { name: holder.name, expires: expiration, today, months: rules.default_months };
  if (fault === 'expired_by_trip_end') return [found('problem', describePassportFault(fault, told))];
  const applied = listRules(abroad, own, rules);
  const short = expiration ? applied.filter((one) => isTooShort(expiration, one)) : [];
  const old = applied.filter(({ rule, arrival }) => isTooOld(passport, rule, arrival));
  const ruled = (country: string) => rules.entries.some((rule) => !rule.hidden && rule.countries.includes(country));
  const unruled = holder.visits.length === 0 || abroad.some(({ country }) => !ruled(country));
  return [
    ...short.map(({ rule }) => found('warning', `${its} expires on ${day}. ${validFor(rule)}. ${CHECK_FIRST}`)),
    ...old.map(({ rule }) =>
      found(
        'warning',
        `${its} was issued on ${formatDay(passport.issue_date)}. ${rule.name} asks for one issued within ${rule.issued_within_years} years before arrival. ${CHECK_FIRST}`,
      ),
    ),
    ...(short.length === 0 && unruled && fault ? [found('warning', describePassportFault(fault, told))] : []),
  ];
};

const weight = (findings: readonly PassportFinding[]) =>
  findings.reduce((sum, { severity }) => sum + (severity === 'problem' ? 100 : 1), 0);

const checkNames = ({ name, booked_names, passports }: PassportHolder): PassportFinding[] => {
  const named = passports.flatMap(({ names }) => (names?.trim() ? [names.trim()] : []));
  const wrong = booked_names.filter((booked) => !named.some((one) => isSameName(one, booked)));
  if (named.length === 0) return [];
  return [...new Set(wrong)].map((booked) => ({
    about: 'name',
    severity: 'warning',
    say:
      booked === name
        ? `${booked} is not the name on the passport, which says ${named[0]}. Tickets need the name on the passport.`
        : `${name} is booked as ${booked}, but the passport says ${named[0]}. Tickets need the name on the passport.`,
  }));
};

/**
 * What is wrong with the passports of somebody for where they travel, by the rules of the company. Of several passports the one with the least to say
 * counts: people with two use the better one.
 */
export const checkPassports = (holder: PassportHolder, check: PassportCheck): PassportFinding[] => {
  const { passports } = holder;
  if (passports.length === 0) return [];
  const checked = passports.map((passport) => checkOne(passport, holder, check));
  const best = checked.reduce((least, one) => (weight(one) < weight(least) ? one : least));
  return [...best, ...checkNames(holder)];
};

/** Whether somebody is known to go abroad, and no passport of theirs is known. */
export const lacksPassport = (holder: PassportHolder): boolean => {
  const own = ownCountry({}, holder);
  return holder.passports.length === 0 && own !== undefined && holder.visits.some(({ country }) => country !== own);
};
