import { refuse } from '@wayline/core/areas/forms/errors';
import { FORM_LIST, FormRows, FormTypes } from '@wayline/core/areas/forms/form.records';
import { formTypesContracts } from '@wayline/core/areas/forms/form-types.contract';
import { countOf } from '@wayline/core/base/plural';
import { wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-141. */
export const handler = endpoint(formTypesContracts['crm.form-types.delete'], async ({ input: { id }, db, commit }) => {
  const [type, forms] = await Promise.all([
    db.get(FormTypes, { id }),
    wholeList((cursor) => db.listRows(FORM_LIST, FormRows, { cursor })),
  ]);
  if (!type) return refuse('record.missing');
  const inside = forms.filter(({ form_type_id }) => form_type_id === id).length;
  if (inside > 0) return refuse('form_type.used', { params: { forms: countOf(inside, 'form') } });
  return commit({ writes: [db.delete(FormTypes, type)], answer: { status: 'success' as const } });
});
