import type { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.cancel': (p) => ({ id: p.trip, note: 'The clients fell ill' }),
  'trips.restore': (p) => ({ id: p.cancelledTrip }),
  'trips.archive': (p) => ({ ids: [p.trip] }),
  'trips.unarchive': (p) => ({ ids: [p.archivedTrip] }),
  'trips.delete': (p) => ({ ids: [p.trip] }),
  'trips.tag': (p) => ({ ids: [p.trip], tag: 'honeymoon', on: true }),
  'trips.assign': (p) => ({ ids: [p.trip], advisor_id: p.colleague }),
  'trips.copy': (p) => ({ id: p.trip, trip_name: 'Amalfi again', start_date: '2032-05-01' }),
  'trips.advisors.list': () => ({}),
  'trips.imports.list': () => ({}),
  'trips.imports.start': () => ({
    file_name: 'trips.csv',
    header_key: 'trip|start',
    mapping: { trip_name: 0, start_date: 1 },
    rows: 2,
  }),
  'trips.imports.rows': (p) => ({
    id: p.tripImport,
    chunk: 1,
    rows: [
      { row: 2, values: { trip_name: 'Lisbon by train', start_date: '05/01/2031' } },
      { row: 3, values: { trip_name: 'Porto', start_date: '31/05/2031' } },
    ],
  }),
  'trips.imports.undo': (p) => ({ id: p.tripImport, chunk: 0 }),
} satisfies SamplesOf<typeof lifecycleContracts>;
