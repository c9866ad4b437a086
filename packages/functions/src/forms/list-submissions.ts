import { Forms } from '@wayline/core/areas/forms/form.records';
import { listSubmissions } from '@wayline/core/areas/forms/list-submissions';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-031, R-ACC-039, R-ACC-041, R-ACC-042. */
export const handler = endpoint(submissionsContracts['crm.submissions.list'], async ({ input, db }) => {
  const [form, page] = await Promise.all([db.get(Forms, { id: input.form_id }), listSubmissions(db, input)]);
  return form ? ok({ form_name: form.form_name, kind: form.kind, ...page }) : refuse('record.missing');
});
