import { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import { saveDraft } from '@wayline/core/areas/forms/save-draft';
import { ok } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { minutePace } from './form-limits';
import { countIfNew, readSent } from './read-sent';

const pace = minutePace();

/** Keeps what was typed so far, as the page's script sends it. */
export const handler = endpoint(
  publicFormContracts['public.form.save'],
  async ({ input, deps, request }) => {
    const now = deps.now();
    const tooMany = pace(input.token, request.from, now);
    if (tooMany) return tooMany;
    const sent = await readSent(deps, input);
    if (!sent.ok) return sent;
    const refused = await countIfNew(sent.value, { from: request.from, now });
    if (refused) return refused;
    const saved = await saveDraft(deps, sent.value.typed);
    return saved.ok ? ok({ version: saved.value.submission.version }) : saved;
  },
  { seal: encryptionAdapter },
);
