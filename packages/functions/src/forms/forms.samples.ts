import type { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import type { formTypesContracts } from '@wayline/core/areas/forms/form-types.contract';
import type { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import type { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const SECTIONS = [
  {
    id: 'you',
    title: 'About you',
    fields: [
      {
        id: 'first_name',
        type: 'text' as const,
        label: 'First name',
        required: true,
        maps_to: 'client.first_name' as const,
      },
      {
        id: 'seat',
        type: 'choice' as const,
        label: 'Seat',
        options: [{ value: 'Aisle', label: 'Aisle' }],
        condition: { field_id: 'first_name', is: 'filled' as const },
      },
    ],
  },
];

type Contracts = typeof formsContracts &
  typeof formTypesContracts &
  typeof formLinksContracts &
  typeof submissionsContracts;

export const SAMPLES = {
  'crm.forms.list': () => ({ kind: 'traveler_info' }),
  'crm.forms.create': () => ({
    kind: 'traveler_info',
    form_name: 'Traveler information',
    intro: 'Tell us who travels.',
    several_travelers: true,
    sections: SECTIONS,
    consent_text: 'I agree.',
  }),
  'crm.forms.get': (p) => ({ id: p.form }),
  'crm.forms.version': (p) => ({ id: p.form, number: 1 }),
  'crm.forms.update': (p) => ({ id: p.form, version: 2, form_name: 'Who travels', sections: SECTIONS }),
  'crm.forms.duplicate': (p) => ({ id: p.form }),
  'crm.forms.publish': (p) => ({ id: p.form, version: 2 }),
  'crm.forms.close': (p) => ({ id: p.form }),
  'crm.forms.delete': (p) => ({ id: p.form }),
  'crm.forms.restore': (p) => ({ id: p.deletedForm }),
  'crm.form-types.list': () => ({}),
  'crm.form-types.create': () => ({ name: 'Feedback' }),
  'crm.form-types.delete': (p) => ({ id: p.formType }),
  'crm.form-links.create': (p) => ({
    form_id: p.form,
    name: 'Ana Lima',
    email: 'ana@example.test',
    message: 'Please fill this in.',
    client_id: p.client,
    trip_id: p.trip,
    prefilled: true,
    single_use: true,
    days_valid: 30,
  }),
  'crm.form-links.embed': (p) => ({
    form_id: p.form,
    name: 'Contact page',
    sites: ['www.example.test'],
    days_valid: 90,
  }),
  'crm.form-links.preview': (p) => ({ form_id: p.form, name: 'Ana Lima', message: 'Please fill this in.' }),
  'crm.form-links.revoke': (p) => ({ form_id: p.form, id: p.formLink }),
  'crm.submissions.list': (p) => ({ form_id: p.form, per_page: 10, search: 'ana', from: '2026-01-01' }),
  'crm.submissions.get': (p) => ({ form_id: p.form, id: p.submission }),
  'crm.submissions.compare': (p) => ({ form_id: p.form, id: p.submission, person: 0, client_id: p.client }),
  'crm.submissions.accept': (p) => ({
    form_id: p.form,
    id: p.submission,
    person: 0,
    version: 1,
    client_id: p.client,
    client_version: 1,
    fields: ['first_name'],
  }),
  'crm.submissions.decide': (p) => ({ form_id: p.form, id: p.submission, version: 1, state: 'declined' }),
  'crm.submissions.make-trip': (p) => ({ form_id: p.form, id: p.acceptedSubmission, version: 2 }),
  'crm.submissions.file': (p) => ({ form_id: p.form, id: p.submission, file_id: p.submittedFile }),
} satisfies SamplesOf<Contracts>;
