import { changeForm, keepPublished, toFields } from '@wayline/core/areas/forms/change-form';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.restore'], (call) =>
  changeForm(call, {
    ...call.input,
    deleted: true,
    event: 'restored',
    change: (form) => toFields({ deleted_at: undefined, ...keepPublished(form) }),
  }),
);
