import { FORM_TYPES, FormTypes } from '@wayline/core/areas/forms/form.records';
import { formTypesContracts } from '@wayline/core/areas/forms/form-types.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-141. */
export const handler = endpoint(formTypesContracts['crm.form-types.list'], async ({ db }) => {
  const { types } = await db.readPartition(FORM_TYPES, { types: FormTypes });
  return ok({ data: types.toSorted((a, b) => a.name.localeCompare(b.name)) });
});
