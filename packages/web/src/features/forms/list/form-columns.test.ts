import { expect, it } from 'vitest';
import { RECEIVED_COLUMNS, RECEIVED_DYNAMIC_COLUMNS } from '../received/received-columns';
import { FORM_COLUMNS } from './form-columns';

const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

it('R-ACC-036 R-ACC-037 R-ACC-038 the lists of forms have the columns of the spec, in its order', () => {
  expect(keys(FORM_COLUMNS.trip_request)).toEqual([
    'pie_unique_id',
    'form_name',
    'submitted_requests',
    'form_status',
    'created_by_name',
  ]);
  expect(keys(FORM_COLUMNS.traveler_info)).toEqual([
    'form_name',
    'no_of_travelers',
    'submitted_forms',
    'form_status',
    'auto_add',
    'created_by_name',
  ]);
  expect(keys(FORM_COLUMNS.dynamic)).toEqual([
    'form_name',
    'received_responses_count',
    'form_status',
    'form_submittee_flag',
  ]);
});
it('R-ACC-031 R-ACC-042 the received lists have the columns of the spec; those of dynamic forms name no form', () => {
  const labels = [
    'Action',
    '#',
    'Received',
    'Time Passed',
    'Trip Code',
    'Sender Name',
    'Sender Email',
    'Form Name',
    'Traveler',
  ];
  expect(RECEIVED_COLUMNS.map(({ label }) => label)).toEqual(labels);
  expect(RECEIVED_DYNAMIC_COLUMNS.map(({ label }) => label)).toEqual(labels.filter((label) => label !== 'Form Name'));
});
