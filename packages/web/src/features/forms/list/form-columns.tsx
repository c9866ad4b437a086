import type { FormKind, FormRow } from '@wayline/core/areas/forms/form';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import type { Column } from '../../../ui/table/table-types';
import { FormStatusBadge } from '../form-status-badge';
import { STATUS_WORDS } from '../form-words';
import { getReceivedPath } from '../received-path';

const name: Column<FormRow> = {
  key: 'form_name',
  label: 'Form name',
  grow: true,
  width: 220,
  always: true,
  link: ({ id }) => PATHS.form(id),
  sortBy: ({ form_name }) => form_name.toLowerCase(),
};
const status: Column<FormRow> = {
  key: 'form_status',
  label: 'Status',
  width: 130,
  show: ({ form_status }) => <FormStatusBadge status={form_status} />,
  text: ({ form_status }) => STATUS_WORDS[form_status],
  sortBy: ({ form_status }) => form_status,
};
const author: Column<FormRow> = {
  key: 'created_by_name',
  label: 'Created by',
  width: 180,
  sortBy: ({ created_by_name }) => created_by_name,
};
/** How often it was sent, which leads to what was sent. */
const countSent = (key: string, label: string): Column<FormRow> => ({
  key,
  label,
  width: 150,
  align: 'end',
  show: (form) =>
    form.submitted_forms > 0 ? (
      <RouterLink to={getReceivedPath(form)} aria-label={`${form.submitted_forms} received for ${form.form_name}`}>
        {form.submitted_forms}
      </RouterLink>
    ) : (
      0
    ),
  text: ({ submitted_forms }) => submitted_forms,
  sortBy: ({ submitted_forms }) => submitted_forms,
});
const flag = (key: 'auto_add' | 'form_submittee_flag', label: string): Column<FormRow> => ({
  key,
  label,
  width: 150,
  show: (form) => (form[key] ? 'Yes' : ''),
  sortBy: (form) => (form[key] ? 1 : 0),
});

/** The columns of each list, in the spec's order. Source: R-ACC-036, R-ACC-037, R-ACC-038. */
export const FORM_COLUMNS: Readonly<Record<FormKind, readonly Column<FormRow>[]>> = {
  trip_request: [
    {
      key: 'pie_unique_id',
      label: 'Form ID',
      width: 110,
      sortBy: ({ pie_unique_id }) => Number(pie_unique_id.slice(2)),
    },
    name,
    countSent('submitted_requests', 'Submitted requests'),
    status,
    author,
  ],
  traveler_info: [
    name,
    {
      key: 'no_of_travelers',
      label: 'Travelers',
      width: 110,
      align: 'end',
      sortBy: ({ no_of_travelers }) => no_of_travelers,
    },
    countSent('submitted_forms', 'Submitted forms'),
    status,
    flag('auto_add', 'Auto-add'),
    author,
  ],
  dynamic: [
    name,
    countSent('received_responses_count', 'Received responses'),
    status,
    flag('form_submittee_flag', 'Asks who’s sending'),
  ],
};
