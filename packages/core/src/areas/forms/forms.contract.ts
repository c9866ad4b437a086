import * as z from 'zod';
import { Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { FORM_KINDS, Form, FormChanges, FormDraft, FormRow, FormVersion } from './form';
import { FormId, FormTypeId } from './form-id';
import { FormLink } from './form-link';

const view = { kind: 'signed_in', permissions: ['View Forms'], action: 'view forms' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Forms'], action: 'edit forms' } as const;
const remove = { kind: 'signed_in', permissions: ['Delete Forms'], action: 'delete forms' } as const;
const FORMS = '/api/v1/forms';
const form = z.object({ form: Form });
const stale = ['record.missing', 'record.stale'] as const;
export const ShownLink = FormLink.omit({ token_hash: true, came_from: true });

const list = contract({
  id: 'crm.forms.list',
  service: 'crm',
  method: 'GET',
  path: FORMS,
  handler: 'forms/list-forms',
  summary: 'The forms of a company, newest first: of one kind, and of the dynamic ones those of a category.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({
    kind: z.enum(FORM_KINDS).optional(),
    form_type_id: FormTypeId.optional(),
    show: z.enum(['current', 'deleted']).default('current'),
  }),
  output: z.object({ forms: z.array(FormRow) }),
});
const create = contract({
  id: 'crm.forms.create',
  service: 'crm',
  method: 'POST',
  path: FORMS,
  handler: 'forms/create-form',
  summary: 'Begin a form. Clients see nothing of it until it is published.',
  access: edit,
  keyScope: 'crm:write',
  input: FormDraft.extend({ kind: z.enum(FORM_KINDS), form_type_id: FormTypeId.optional() }),
  output: form,
  errors: ['record.missing'],
});
const get = contract({
  id: 'crm.forms.get',
  service: 'crm',
  method: 'GET',
  path: `${FORMS}/{id}`,
  handler: 'forms/get-form',
  summary: 'A form with its links and the days on which it was published.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ id: FormId }),
  output: z.object({
    form: Form,
    links: z.array(ShownLink),
    versions: z.array(FormVersion.pick({ number: true, published_at: true, published_by_name: true })),
  }),
  errors: ['record.missing'],
});
const getVersion = contract({
  id: 'crm.forms.version',
  service: 'crm',
  method: 'GET',
  path: `${FORMS}/{id}/versions/{number}`,
  handler: 'forms/get-form-version',
  summary: 'A form as it was published.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ id: FormId, number: z.coerce.number().int().min(1) }),
  output: z.object({ version: FormVersion }),
  errors: ['record.missing'],
});
const update = contract({
  id: 'crm.forms.update',
  service: 'crm',
  method: 'PUT',
  path: `${FORMS}/{id}`,
  handler: 'forms/update-form',
  summary: 'Change a form. Clients go on seeing what was published until it is published again.',
  access: edit,
  keyScope: 'crm:write',
  input: FormChanges.extend({ id: FormId, version: Version }),
  output: form,
  errors: stale,
});
const duplicate = contract({
  id: 'crm.forms.duplicate',
  service: 'crm',
  method: 'POST',
  path: `${FORMS}/{id}/duplicate`,
  handler: 'forms/duplicate-form',
  summary: 'Begin another form with everything that one asks; answers and links stay with that one.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ id: FormId }),
  output: form,
  errors: ['record.missing'],
});
const publish = contract({
  id: 'crm.forms.publish',
  service: 'crm',
  method: 'POST',
  path: `${FORMS}/{id}/publish`,
  handler: 'forms/publish-form',
  summary: 'Show clients the form as it is now. What they have begun they finish with the version they began.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ id: FormId, version: Version }),
  output: form,
  errors: [...stale, 'form.not_ready'],
});
const close = contract({
  id: 'crm.forms.close',
  service: 'crm',
  method: 'POST',
  path: `${FORMS}/{id}/close`,
  handler: 'forms/close-form',
  summary: 'Take no more answers; publishing opens it again, and its links work again.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ id: FormId }),
  output: form,
  errors: ['record.missing', 'record.stale'],
});
const deleteForm = contract({
  id: 'crm.forms.delete',
  service: 'crm',
  method: 'DELETE',
  path: `${FORMS}/{id}`,
  handler: 'forms/delete-form',
  summary: 'Delete a form with what came in for it; for 30 days it can be restored.',
  access: remove,
  keyScope: 'crm:write',
  input: z.object({ id: FormId }),
  output: form,
  errors: stale,
});
const restore = contract({
  id: 'crm.forms.restore',
  service: 'crm',
  method: 'POST',
  path: `${FORMS}/{id}/restore`,
  handler: 'forms/restore-form',
  summary: 'Restore a deleted form with its answers and links.',
  access: remove,
  keyScope: 'crm:write',
  input: z.object({ id: FormId }),
  output: form,
  errors: stale,
});

export const formsContracts = byId(
  list,
  create,
  get,
  getVersion,
  update,
  duplicate,
  publish,
  close,
  deleteForm,
  restore,
);
