import { changeForm, keepPublished, toFields } from '@wayline/core/areas/forms/change-form';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.close'], (call) =>
  changeForm(call, {
    ...call.input,
    event: 'closed',
    change: (form) => toFields({ form_status: 'closed', ...keepPublished(form) }),
  }),
);
