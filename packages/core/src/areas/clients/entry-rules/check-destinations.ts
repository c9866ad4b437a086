import { CHECK_FIRST, listRules, type PassportCheck, type Visit } from './check-passport';

/** What countries ask beside a passport that is valid long enough, to be checked for everybody who travels: blank pages, and whether they need a visa. */
export const listDestinationNotes = (
  visits: readonly Visit[],
  home: string | undefined,
  { rules }: Pick<PassportCheck, 'rules'>,
): string[] => {
  const abroad = visits.filter(({ country }) => country !== home);
  return listRules(abroad, home, rules).flatMap(({ rule: { name, blank_pages, visa_note } }) => [
    ...(blank_pages
      ? [
          `${name} asks for ${blank_pages === 1 ? 'a blank page' : `${blank_pages} blank pages`} in a passport. ${CHECK_FIRST}`,
        ]
      : []),
    ...(visa_note ? [`${name}: ${visa_note} ${CHECK_FIRST}`] : []),
  ]);
};
