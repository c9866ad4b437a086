import type { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import type { libraryContracts } from '@wayline/core/areas/library/library.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'book.library.search': () => ({ search_term: 'dinner', category_name: 'Dining', perPage: 25, pageNo: 1 }),
  'book.library.get': (p) => ({ id: p.library }),
  'book.library.create': () => ({ booking_type: 'Dining', title: 'Dinner', tags: ['quiet'] }),
  'book.library.keep': (p) => ({ trip_id: p.trip, booking_id: p.booking }),
  'book.library.update': (p) => ({ id: p.library, version: 1, title: 'Another' }),
  'book.library.delete': (p) => ({ id: p.library }),
  'book.library.insert': (p) => ({ id: p.library, trip_id: p.trip, day: '2031-05-04' }),
  'misc.places.create': () => ({ place: { name: 'Villa Cimbrone' }, is_library: 1 }),
  'misc.places.list': () => ({}),
  'misc.cloud.get': (p) => ({ folder: p.folder }),
  'misc.cloud.folders.create': (p) => ({ name: 'Visa forms', folder: p.folder }),
  'misc.cloud.folders.update': (p) => ({ id: p.folder, version: 1, name: 'Visas' }),
  'misc.cloud.files.upload': () => ({ name: 'Visa form.pdf', size: 9 }),
  'misc.cloud.files.create': (p) => ({ file_id: p.cloudUpload, name: 'Visa form.pdf', folder: p.folder }),
  'misc.cloud.files.get': (p) => ({ id: p.cloudFile, folder: p.folder }),
  'misc.cloud.files.update': (p) => ({ id: p.cloudFile, folder: p.folder, version: 1, name: 'Visa.pdf' }),
} satisfies SamplesOf<typeof libraryContracts & typeof cloudContracts>;
