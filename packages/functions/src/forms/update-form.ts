import { changeForm, toFields } from '@wayline/core/areas/forms/change-form';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { isAsPublished } from '@wayline/core/areas/forms/is-as-published';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.update'], (call) => {
  const { id, version, ...changes } = call.input;
  return changeForm(call, {
    id,
    version,
    event: 'changed',
    change: async (form) => {
      const isPublished = await isAsPublished(call.db, { ...form, ...changes });
      return toFields({ ...changes, ...(isPublished && { published_from: form.version + 1 }) });
    },
  });
});
