import { announcedType, uploadForm } from '@wayline/core/areas/files/uploads';
import { refuseForm } from '@wayline/core/areas/forms/form-refusal';
import { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import { saveDraft } from '@wayline/core/areas/forms/save-draft';
import { MAX_FORM_FILES } from '@wayline/core/areas/forms/submission';
import { ok } from '@wayline/core/base/result';
import { uploadsAdapter } from '../files/uploads-adapter';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { minutePace } from './form-limits';
import { countIfNew, readSent } from './read-sent';

const pace = minutePace();

/** What was typed is kept first: a file lies with the answers it belongs to. The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  publicFormContracts['public.form.file.upload'],
  async ({ input, deps, request }) => {
    const now = deps.now();
    const tooMany = pace(input.token, request.from, now);
    if (tooMany) return tooMany;
    const type = announcedType(input);
    if (!type.ok) return type;
    const sent = await readSent(deps, input);
    if (!sent.ok) return sent;
    const { form, company } = sent.value.opened;
    if (sent.value.typed.files.length >= MAX_FORM_FILES) return refuseForm(form.language, 'form.too_many_files');
    const refused = await countIfNew(sent.value, { from: request.from, now });
    if (refused) return refused;
    const saved = await saveDraft(deps, { ...sent.value.typed, asksUpload: true });
    if (!saved.ok) return saved;
    const { version, draft_token_hash: of } = saved.value.submission;
    const permission = await uploadForm(deps, company, type.value, { of });
    return ok({ ...permission, version });
  },
  { seal: encryptionAdapter, uploads: uploadsAdapter },
);
