import { DELETED_FORM_LIST, FORM_LIST, FormRows } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { ok } from '@wayline/core/base/result';
import { wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../kernel/endpoint';

/** A company has dozens of forms, so that they are one list. Source: R-ACC-036, R-ACC-037, R-ACC-038. */
export const handler = endpoint(formsContracts['crm.forms.list'], async ({ input, db }) => {
  const list = input.show === 'deleted' ? DELETED_FORM_LIST : FORM_LIST;
  const forms = await wholeList((cursor) => db.listRows(list, FormRows, { cursor, newestFirst: true }));
  const isWanted = (form: (typeof forms)[number]) =>
    (!input.kind || form.kind === input.kind) && (!input.form_type_id || form.form_type_id === input.form_type_id);
  return ok({ forms: forms.filter(isWanted) });
});
