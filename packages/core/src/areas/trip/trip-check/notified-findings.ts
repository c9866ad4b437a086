import { plural } from '../../../base/plural';
import type { Finding } from './finding';

/** What a finding is known by from one night to the next, however its sentence counts the days. */
export const findingKey = ({ rule, booking_id, traveler_id, date }: Finding): string =>
  [rule, booking_id, traveler_id, date].map((part) => part ?? '').join('|');

/** What is worth a bell at night: notes wait until somebody looks. */
const isUrgent = ({ severity }: Finding): boolean => severity !== 'note';

/**
 * What an advisor has not been told of a trip yet, and what to remember as told. What was mended is forgotten, so that it is told again
 * should it come back.
 */
export const newFindings = (
  findings: readonly Finding[],
  told: readonly string[],
): { fresh: Finding[]; known: string[] } => {
  const urgent = findings.filter(isUrgent);
  const before = new Set(told);
  return {
    fresh: urgent.filter((finding) => !before.has(findingKey(finding))),
    known: [...new Set(urgent.map(findingKey))].sort(),
  };
};

/** The line behind the bell for new findings of one trip. */
export const findingsBell = (
  trip_name: string,
  fresh: readonly Pick<Finding, 'say'>[],
): { title: string; body: string } => {
  const more = fresh.length - 1;
  return {
    title: plural(fresh.length, {
      one: `Trip check: one new finding in ${trip_name}`,
      other: `Trip check: ${fresh.length} new findings in ${trip_name}`,
    }),
    body: `${fresh[0]?.say ?? ''}${more > 0 ? ` And ${more} more.` : ''}`,
  };
};
