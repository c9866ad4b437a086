import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { addDays } from '@wayline/core/base/days';
import type { NewId, UserId } from '@wayline/core/base/ids';

const FIRST =
  'Adrian Aisha Alice Amara Amelia Ana André Beatrice Ben Björn Camille Carla Chloé Clara Daniel David Diego Elena Élise Emma Erik Fatima Felix Fiona Gabriel Grace Greta Hana Hugo Ines Isabel Ivan Jack James Jonas José Julia Kai Kenji Laila Leo Léa Liam Lina Lucas Maja Marco María Marta Matteo Maya Mia Mina Nadia Nina Noah Nora Olga Oliver Omar Paul Petra Priya Rafael Rosa Ruth Sami Sara Sofia Søren Tara Theo Tomás Uma Vera Victor Wei Yara Yuki Zoë'.split(
    ' ',
  );
export const HEAD =
  'Ack Al And Arn Ash Bal Bar Ben Berg Bor Burk Cal Carl Cast Chand Col Dal Dan Del Don Dub Ed El Em Esp Fair Fer Fost Gal Gar Gon Ham Har Hend Hoff Hol Ing Jen Joh Kap Kell Kim Lam Lang Lind Lop Mac Mart May Mend Mill Mor Mül Nak Nev Nor Ok Ols Ort Pal Park Pet Quin Ram Reid Riv Ros Sal Sand Sch Sil St Sul Tan Tor Vald Van Vel Wal Web Wil Wood Yam Zim'.split(
    ' ',
  );
export const TAIL =
  'afor alez aldi arro ano aux berg born croft dale dez ella elli er ero erson eson etti ez field ford garde hart holm ian ini ins ita ke land ler ley lin man mann mar mont more ner nez olo on or ova owski quist ré row sen shaw sky smith son stein stone strom ti ton uchi vale ville ward well wick win wood worth yn'.split(
    ' ',
  );
export const PLACES =
  'Italy France Japan Greece Spain Iceland Portugal Morocco Kenya Peru Rome Paris Tokyo Amalfi Tuscany Provence Kyoto Santorini Athens Barcelona Madrid Seville Lisbon Porto Marrakech Nairobi Cusco Lima Reykjavík Florence Venice Milan Sicily Ravello Capri Nice Lyon Osaka Crete Mykonos Mallorca Ibiza Azores Madeira Serengeti Zanzibar Kruger Botswana Namibia Cairo Luxor Petra Dubai Oman Maldives Seychelles Mauritius Rajasthan Kerala Goa Bhutan Bangkok Phuket Hanoi Cambodia Bali Singapore Sydney Tasmania Fiji Tahiti Hawaii Alaska Napa Sedona Québec Banff Oaxaca Cancún Belize Panama Cartagena Galápagos Rio Patagonia Mendoza Atacama Bergen Lofoten Stockholm Copenhagen Lapland Edinburgh Dublin London Cornwall Amsterdam Bruges Berlin Vienna Salzburg Prague Budapest Dubrovnik Bled Zermatt Lucerne Corsica Malta Istanbul Cappadocia Tbilisi Samarkand Seoul Taipei Shanghai'.split(
    ' ',
  );
const KINDS = [
  'Family Trip',
  'Honeymoon Escape',
  'Anniversary in',
  'Discovery of',
  'Grand Tour',
  'Food and Wine',
  'Highlights of',
  'Spring in',
  'Rail Journey',
  'Island Hopping',
];
const TAGS = ['VIP', 'Repeat', 'Referral', 'Vegetarian', 'Luxury', 'Adventure', 'Beach', 'Culture', 'Ski'];
const STATUSES = ['NEW REQUEST', 'PROPOSAL', 'CONFIRMED', 'PAID', 'COMPLETE', 'CANCELLED'] as const;
const ADVISORS = 10;
const FIRST_CODE = 1001;
const DAYS_AHEAD = 330;

/** The one trip of this name is near the end of the list. */
export const RARE = 'Quillfeather';
const RARE_PLACE = 321;

/** Numbers from 0 to 1, the same in every run. */
export const tosses = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Trips of one company as people enter them over nine years: few words are frequent, most are rare. */
export function* searchedTrips(newId: NewId, count: number): Generator<Trip> {
  const toss = tosses(7);
  const any = <T>(list: readonly T[]) => list[Math.floor(list.length * toss())] as T;
  const skewed = <T>(list: readonly T[]) => list[Math.floor(list.length * toss() ** 2.2)] as T;
  const advisors = Array.from({ length: ADVISORS }, (_, i) => ({
    user_id: newId('user') as UserId,
    advisor_name: `${FIRST[i * 7]} ${HEAD[i * 8]}${TAIL[i * 6]}`,
  }));
  for (let i = 0; i < count; i++) {
    const day = addDays('2020-01-01', Math.floor((i / count) * 9 * 365));
    const start_date = addDays(day, 30 + Math.floor(toss() * DAYS_AHEAD));
    const places = [
      skewed(PLACES),
      ...(toss() < 0.7 ? [skewed(PLACES)] : []),
      ...(toss() < 0.3 ? [skewed(PLACES)] : []),
    ];
    const special = toss();
    const tags = [
      ...(toss() < 0.5 ? [any(TAGS)] : []),
      ...(special < 0.05 ? ['Diamond'] : special < 0.1 ? ['Corporate'] : []),
    ];
    yield Trip.parse({
      id: newId('trip'),
      code: `T-${FIRST_CODE + i}`,
      trip_name: `${any(KINDS)} ${places[0]}`,
      start_date,
      end_date: addDays(start_date, 4 + Math.floor(toss() * 17)),
      lead_traveler: i === RARE_PLACE ? `Mina ${RARE}` : `${any(FIRST)} ${skewed(HEAD)}${skewed(TAIL)}`,
      trip_destinations: [...new Set(places)],
      tags,
      trip_status: i < count * 0.9 ? any(['COMPLETE', 'PAID', 'CANCELLED'] as const) : any(STATUSES),
      trip_group_kind: toss() < 0.1 ? 'Group' : 'Individual',
      ...skewed(advisors),
      ...(toss() < 0.4 && i < count / 2 && { archived_at: `${day}T10:00:00.000Z` }),
      organization_name: 'Harbour & Vale Travel',
      trip_pax: 1 + Math.floor(toss() * 6),
      trip_reservations: Math.floor(toss() * 12),
      created_at: `${day}T09:00:00.000Z`,
      updated_at: `${day}T09:00:00.000Z`,
      version: 1,
    });
  }
}
