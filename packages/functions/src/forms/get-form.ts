import { FormLinks, Forms, FormVersions, ofForm } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(formsContracts['crm.forms.get'], async ({ input: { id }, db }) => {
  const kinds = { forms: Forms, links: FormLinks, versions: FormVersions };
  const { forms, links, versions } = await db.readPartition(ofForm(id), kinds);
  const [form] = forms;
  return form ? ok({ form, links: links.toReversed(), versions: versions.toReversed() }) : refuse('record.missing');
});
