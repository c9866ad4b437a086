import { changeForm } from '@wayline/core/areas/forms/change-form';
import { checkForm } from '@wayline/core/areas/forms/check-form';
import { refuse } from '@wayline/core/areas/forms/errors';
import { FormContent, getVersionId } from '@wayline/core/areas/forms/form';
import { FormVersions } from '@wayline/core/areas/forms/form.records';
import { formsContracts } from '@wayline/core/areas/forms/forms.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** A form that was closed and not changed since opens with the version it had. */
export const handler = endpoint(formsContracts['crm.forms.publish'], (call) => {
  const { input, actor, db, deps } = call;
  return changeForm(call, {
    ...input,
    event: 'published',
    change: (form) => {
      const issues = checkForm(form);
      if (issues.length > 0) return refuse('form.not_ready', { issues });
      const next = form.version + 1;
      if (form.published_from === form.version)
        return ok({ fields: { form_status: 'published' as const, published_from: next } });
      const number = form.published_version + 1;
      const version = {
        form_id: form.id,
        id: getVersionId(number),
        number,
        content: FormContent.parse(form),
        published_at: deps.now(),
        published_by_name: actor.name,
      };
      const fields = { form_status: 'published' as const, published_version: number, published_from: next };
      return ok({ fields, writes: [db.insert(FormVersions, version)] });
    },
  });
});
