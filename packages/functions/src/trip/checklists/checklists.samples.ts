import type { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.checklists.list': (p) => ({ id: p.trip }),
  'trips.checklists.create': (p) => ({
    id: p.trip,
    title: 'Send the visa forms',
    due_day: '2031-03-01',
    travelers: [p.traveler],
    assigned_to: p.colleague,
  }),
  'trips.checklists.update': (p) => ({ id: p.trip, task: p.task, version: 1, strike: true, due_day: null }),
  'trips.checklists.delete': (p) => ({ id: p.trip, task: p.task }),
  'trips.checklists.apply': (p) => ({ id: p.trip, template: p.checklistTemplate }),
  'trips.checklists.tasks': () => ({ of: 'all' as const, state: 'open' as const }),
  'trips.checklist-templates.list': () => ({}),
  'trips.checklist-templates.create': () => ({
    name: 'Before departure',
    tasks: [{ title: 'Check the passports', days_before: 90 }, { title: 'Send the documents' }],
  }),
  'trips.checklist-templates.update': (p) => ({ template: p.checklistTemplate, version: 1, name: 'After the trip' }),
  'trips.checklist-templates.delete': (p) => ({ template: p.checklistTemplate }),
} satisfies SamplesOf<typeof checklistsContracts>;
