import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { FormId, SubmissionId } from '@wayline/core/areas/forms/form-id';
import { type CallOutput, call } from '../../lib/api';

export type OpenedForm = CallOutput<'crm.forms.get'>;
export type FormRecord = OpenedForm['form'];
export type ShownLink = OpenedForm['links'][number];
export type OpenedSubmission = CallOutput<'crm.submissions.get'>;
export type ShownPerson = OpenedSubmission['people'][number];

export const formTypesQuery = queryOptions({
  queryKey: ['forms', 'types'] as const,
  queryFn: async ({ signal }) => (await call('crm.form-types.list', {}, { signal, onMissing: 'stay' })).data,
});
export const formQuery = (id: FormId) =>
  queryOptions({
    queryKey: ['forms', 'one', id] as const,
    queryFn: ({ signal }) => call('crm.forms.get', { id }, { signal, onMissing: 'stay' }),
  });
export const deletedFormsQuery = queryOptions({
  queryKey: ['forms', 'deleted'] as const,
  queryFn: async ({ signal }) =>
    (await call('crm.forms.list', { show: 'deleted' }, { signal, onMissing: 'stay' })).forms,
});
export const submissionQuery = (form_id: FormId, id: SubmissionId) =>
  queryOptions({
    queryKey: ['forms', 'submission', form_id, id] as const,
    queryFn: ({ signal }) => call('crm.submissions.get', { form_id, id }, { signal, onMissing: 'stay' }),
  });

/** Whatever shows forms, made old. */
export const invalidateForms = (client: QueryClient) =>
  Promise.all([['forms'], ['table', 'forms']].map((queryKey) => client.invalidateQueries({ queryKey })));
