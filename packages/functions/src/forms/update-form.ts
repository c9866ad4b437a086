import { changeForm, toFields } from '@wayline/core/areas/forms/change-form';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.update'], (call) => {
  const { id, version, ...changes } = call.input;
  return changeForm(call, { id, version, event: 'changed', change: () => toFields(changes) });
});
