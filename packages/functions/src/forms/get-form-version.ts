import { getVersionId } from '@wayline/core/areas/forms/form';
import { FormVersions } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.version'], async ({ input: { id, number }, db }) => {
  const version = await db.get(FormVersions, { form_id: id, id: getVersionId(number) });
  return version ? ok({ version }) : refuse('record.missing');
});
