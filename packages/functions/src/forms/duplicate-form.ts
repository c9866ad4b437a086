import { FormDraft } from '@wayline/core/areas/forms/form';
import { Forms } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { newForm } from '@wayline/core/areas/forms/new-form';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const LONGEST_NAME = 240;

export const handler = endpoint(
  formsContracts['crm.forms.duplicate'],
  async ({ input: { id }, actor, db, deps, commit }) => {
    const before = await db.get(Forms, { id });
    if (!before || before.deleted_at) return refuse('record.missing');
    const draft = FormDraft.parse({ ...before, form_name: `${before.form_name.slice(0, LONGEST_NAME)} (copy)` });
    const { kind, form_type_id } = before;
    const created = db.create(Forms, await newForm({ actor, db, deps }, { kind, form_type_id }, draft));
    return commit({ writes: [created], answer: { form: created.after } });
  },
);
