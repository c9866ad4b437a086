import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { FORM_TYPES, FormTypes } from '@wayline/core/areas/forms/form.records';
import { formTypesContracts } from '@wayline/core/areas/forms/form-types.contract';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  formTypesContracts['crm.form-types.create'],
  ({ input: { name }, actor, db, deps, commit }) =>
    inTurn({ db, deps }, 'form types', async (turn) => {
      const { types } = await db.readPartition(FORM_TYPES, { types: FormTypes }, { consistent: true });
      const known = types.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (known) return commitUnchanged({ actor, commit }, 'form.types_unchanged', { form_type: known });
      const created = db.create(FormTypes, { id: deps.newId('form_type'), name });
      return commit({ writes: [turn, created], answer: { form_type: created.after } });
    }),
);
