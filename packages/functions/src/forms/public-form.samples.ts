import type { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import type { Prepared } from '../sweeps/prepared';
import type { SamplesOf } from '../sweeps/samples-of';

const at = ({ formToken }: Prepared) => ({ address: 'trip_form' as const, token: formToken });
const typed = (p: Prepared): [string, string][] => [
  ['draft', p.formDraft],
  ['f.where', 'Kyoto'],
];

export const SAMPLES = {
  'public.form.page': at,
  'public.form.send': (p) => ({ ...at(p), fields: [...typed(p), ['do', 'save']] }),
  'public.form.save': (p) => ({ ...at(p), fields: typed(p) }),
  'public.form.file.upload': (p) => ({ ...at(p), fields: typed(p), name: 'Passport.pdf', size: 9 }),
  'public.form.file.add': (p) => ({
    ...at(p),
    file_id: p.formUpload,
    draft: p.begunForm,
    field_id: 'scan',
    name: 'Passport.pdf',
  }),
} satisfies SamplesOf<typeof publicFormContracts>;
