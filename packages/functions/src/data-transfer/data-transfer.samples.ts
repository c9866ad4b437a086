import type { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const MAPPING = ['first_name', 'last_name', 'emails.0'];

export const SAMPLES = {
  'crm.imports.upload': () => ({ size: 60 }),
  'crm.imports.create': (p) => ({ file_id: p.importUpload, name: 'clients.csv' }),
  'crm.imports.list': () => ({}),
  'crm.imports.get': (p) => ({ id: p.dataImport }),
  'crm.imports.check': (p) => ({ id: p.dataImport, version: 1, heading_row: 0, mapping: MAPPING, day_first: false }),
  'crm.imports.run': (p) => ({ id: p.checkedImport, version: 3, decisions: { certain: 'fill' } }),
  'crm.imports.take-back': (p) => ({ id: p.doneImport, version: 5 }),
  'crm.imports.result': (p) => ({ id: p.doneImport }),
  'crm.individuals.export': (p) => ({ ids: p.client }),
} satisfies SamplesOf<typeof dataTransferContracts>;
