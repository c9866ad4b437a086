import { changeForm, keepPublished, toFields } from '@wayline/core/areas/forms/change-form';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.delete'], (call) =>
  changeForm(call, {
    ...call.input,
    event: 'deleted',
    change: (form) => toFields({ deleted_at: call.deps.now(), ...keepPublished(form) }),
  }),
);
