import type { SignedCall } from '../../access/signed-call';
import { takeSerial } from '../../store/serial';
import type { Draft } from '../../store/write';
import type { Form, FormDraft } from './form';
import type { Forms } from './form.records';

/** A form as it begins: a draft that nobody has seen, under the next number of the company. */
export const newForm = async (
  { actor, db, deps }: Omit<SignedCall, 'commit'>,
  kind: Pick<Form, 'kind' | 'form_type_id'>,
  draft: FormDraft,
): Promise<Draft<typeof Forms>> => ({
  ...draft,
  ...kind,
  id: deps.newId('form'),
  pie_unique_id: `F-${await takeSerial(db, 'form')}`,
  form_status: 'draft',
  published_version: 0,
  published_from: 0,
  submitted_forms: 0,
  no_of_travelers: 0,
  created_by: actor.user_id,
  created_by_name: actor.name,
});
