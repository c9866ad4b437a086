import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { TRIP_QUERY } from '@wayline/core/areas/trip/trips/trip-query';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import type { Asked } from '@wayline/core/base/list-query';
import { ListCounters } from '@wayline/core/store/list-counter';
import { toItem } from '@wayline/core/store/record';
import { findSearchChanges } from '@wayline/core/store/search/search-changes';
import { searchList } from '@wayline/core/store/search/search-list';
import { writeSearchChanges } from '@wayline/core/store/search/write-search';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { writeAll } from '../seed';
import type { Bench } from '../world';
import { toIndexItems } from './index-items';
import { RARE, searchedTrips } from './make-trips';
import { findDearest, measureChange, measureSearch, PAGE, toDearestSearches, type Waves } from './measure';

type TripsAsked = Asked<typeof TRIP_QUERY>;
const toSearches = (trips: readonly Trip[]): Record<string, TripsAsked> => {
  const { user_id } = trips[0] as Trip;
  return {
    'one hit, near the end of the list': { search: RARE, filter: 'All' },
    'matches 5 %': { search: 'diamond', filter: 'All' },
    'matches 19 %': { search: 'italy', filter: 'All' },
    'matches nothing': { search: 'zzyzx' },
    'two words': { search: 'diamond italy' },
    'two words, never together': { search: 'diamond corporate' },
    'four words': { search: 'family trip paris mina' },
    'prefix of 2 letters': { search: 'am' },
    'code, typed halfway': { search: 'T-10' },
    'a number': { search: '20' },
    'word, status, advisor, dates': {
      search: 'diamond',
      status: 'PAID',
      advisor: user_id,
      from: '2027-10-13',
      until: '2028-12-20',
    },
    'status, advisor, dates': { status: 'PAID', advisor: user_id, from: '2022-10-13', until: '2028-12-20' },
    'from a day on': { from: '2021-05-13' },
    'one status': { status: 'COMPLETE' },
  };
};

/** What searches and changes of so many trips cost, in a company of their own; what is too dear. */
export const benchTrips = async (bench: Bench, waves: Waves, count: number): Promise<string[]> => {
  const { id } = await bench.company(`Company of ${count} trips`);
  const trips = [...searchedTrips(bench.newId, count)];
  const images = (before: Trip | undefined, after: Trip | undefined) => ({
    company: id,
    images: [before, after].map((trip) => trip && toItem(id, Trips, trip)),
  });
  const changes = findSearchChanges(
    TRIP_INDEX,
    trips.map((trip) => images(undefined, trip)),
  );
  const archived = trips.filter((trip) => trip.archived_at).length;
  const items = toIndexItems(changes);
  await writeAll(bench, [
    ...items,
    toItem(id, ListCounters, { name: 'TRIPS', n: count - archived }),
    toItem(id, ListCounters, { name: 'ARCHIVED_TRIPS', n: archived }),
  ]);
  console.log(
    `\n${count} trips: ${((items.length - count) / count).toFixed(2)} items of the index a trip, and its row`,
  );

  const complaints: (string | undefined)[] = [];
  const ask = (search: TripsAsked) => () =>
    searchList(tenantDb(bench.table, id), TRIP_INDEX, { ...search, per_page: PAGE });
  for (const [name, search] of Object.entries(toSearches(trips)))
    complaints.push(await measureSearch(waves, name, ask(search)));
  for (const [name, search] of Object.entries(toDearestSearches(findDearest(changes))))
    complaints.push(await measureSearch(waves, name, ask({ search, filter: 'All' })));

  const last = trips.at(-1) as Trip;
  const fresh = (i: number): Trip => ({ ...last, id: bench.newId('trip'), code: `T-${count + 2000 + i}` });
  const created = fresh(0);
  const change = (name: string, all: readonly [Trip | undefined, Trip | undefined][]) =>
    measureChange(name, all.length, () =>
      writeSearchChanges(
        bench.table,
        findSearchChanges(
          TRIP_INDEX,
          all.map(([before, after]) => images(before, after)),
        ),
      ),
    );
  await change('create', [[undefined, created]]);
  await change('rename', [[created, { ...created, trip_name: 'Voyage renamed' }]]);
  await change('change status', [[created, { ...created, trip_status: 'PROPOSAL' }]]);
  await change('a figure in the row', [[created, { ...created, trip_pax: 9 }]]);
  await change('delete', [[created, undefined]]);
  await change(
    'import of 100 at once',
    Array.from({ length: 100 }, (_, i) => [undefined, fresh(i + 1)]),
  );
  return complaints.flatMap((complaint) => complaint ?? []).map((complaint) => `trips, ${complaint}`);
};
