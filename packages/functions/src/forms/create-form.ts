import { Forms, FormTypes } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { newForm } from '@wayline/core/areas/forms/new-form';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** A dynamic form is in a category; the other kinds are in none. */
export const handler = endpoint(formsContracts['crm.forms.create'], async ({ input, actor, db, deps, commit }) => {
  const { kind, form_type_id, ...draft } = input;
  const isDynamic = kind === 'dynamic';
  const type = isDynamic && form_type_id ? await db.get(FormTypes, { id: form_type_id }) : undefined;
  if (isDynamic && !type) return refuse('record.missing');
  const created = db.create(Forms, await newForm({ actor, db, deps }, { kind, form_type_id: type?.id }, draft));
  return commit({
    writes: [created, ...(type ? [db.checkUnchanged(FormTypes, type, ['version'])] : [])],
    answer: { form: created.after },
  });
});
