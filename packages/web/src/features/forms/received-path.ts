import type { FormRow } from '@wayline/core/areas/forms/form';
import { PATHS } from '../../lib/paths';

/** Where what came in for a form is listed: for a dynamic form below its category. */
export const getReceivedPath = ({ id, form_name, form_type_id }: Pick<FormRow, 'id' | 'form_name' | 'form_type_id'>) =>
  form_type_id
    ? PATHS.receivedDynamicForms({ id: form_type_id, name: 'forms' }, id, form_name)
    : PATHS.receivedForms(id, form_name);
