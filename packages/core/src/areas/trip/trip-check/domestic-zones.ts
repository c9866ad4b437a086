/** Zones of the countries that span several; any other country is taken to have one, so that two zones are two countries. */
const COUNTRIES: readonly (readonly string[])[] = [
  [
    'America/New_York',
    'America/Detroit',
    'America/Chicago',
    'America/Denver',
    'America/Boise',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Juneau',
    'America/Indiana/Indianapolis',
    'America/Kentucky/Louisville',
    'Pacific/Honolulu',
  ],
  [
    'America/Toronto',
    'America/Vancouver',
    'America/Edmonton',
    'America/Winnipeg',
    'America/Halifax',
    'America/Regina',
    'America/St_Johns',
  ],
  ['America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Manaus', 'America/Recife'],
  ['America/Mexico_City', 'America/Cancun', 'America/Tijuana', 'America/Monterrey', 'America/Mazatlan'],
  [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Hobart',
  ],
  ['Europe/Madrid', 'Atlantic/Canary'],
  ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'],
  ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
];

/** Whether places of these zones are all of one country; not when one is unknown, so that the longer connecting time is asked for. */
export const domesticZones = (zones: readonly (string | undefined)[]): boolean => {
  const [first] = zones;
  if (!first || zones.some((zone) => !zone)) return false;
  const country = COUNTRIES.find((names) => names.includes(first));
  return zones.every((zone) => zone === first || country?.includes(zone as string));
};
