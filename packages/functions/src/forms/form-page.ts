import { readClientProfile } from '@wayline/core/areas/clients/public';
import { decryptAnswers } from '@wayline/core/areas/forms/answers-encryption';
import { refuseForm } from '@wayline/core/areas/forms/form-refusal';
import { hideNumbers } from '@wayline/core/areas/forms/kept-numbers';
import { openPublicForm, type PublicForm } from '@wayline/core/areas/forms/open-public-form';
import { prefillAnswers } from '@wayline/core/areas/forms/prefill-answers';
import { publicFormContracts } from '@wayline/core/areas/forms/public-form.contract';
import { asPage } from '../kernel/as-page';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';
import { minutePace } from './form-limits';
import { closedPage, formPage, renderGone } from './form-pages';
import { toDraft } from './to-draft';

const pace = minutePace();
const NOTHING = { form: {}, travelers: [], consent: false };

type Shown = { token: string; now: string; draft: string };
/** The form before anything was typed into it: empty, or with what the profile of its client says already. */
const beginPage = async (opened: PublicForm, shown: Shown) => {
  const { db, link, about, content } = opened;
  const profile = link.prefilled && about.client_id ? await readClientProfile(db, about.client_id) : undefined;
  if (!profile || profile.client.deleted_at) return formPage(opened, { ...shown, answers: NOTHING });
  const { first_name, last_name, emails } = profile.client;
  return formPage(opened, {
    ...shown,
    sender_name: [first_name, last_name].filter(Boolean).join(' '),
    sender_email: emails[0] ?? '',
    answers: prefillAnswers(content, profile),
  });
};

const page = endpoint(
  publicFormContracts['public.form.page'],
  async ({ input, deps, request }) => {
    const now = deps.now();
    const tooMany = pace(input.token, request.from, now);
    if (tooMany) return closedPage(tooMany);
    const found = await openPublicForm(deps, input);
    if (!found.ok) return closedPage(found);
    const { company, content, form, link, submission } = found.value;
    if (submission?.received_date) return closedPage(refuseForm(form.language, 'form.sent'), [], link);
    const shown = { token: input.token, now, draft: toDraft(submission && input.draft) };
    if (!submission) return beginPage(found.value, shown);
    const { sender_name, sender_email } = submission;
    const answers = await decryptAnswers(deps.seal, company, submission.answers_encrypted);
    return formPage(found.value, {
      ...shown,
      sender_name,
      sender_email,
      answers: hideNumbers({ link, submission }, content, answers),
      resumed: { name: sender_name, isOnly: link.single_use },
    });
  },
  { seal: encryptionAdapter },
);

/** The page of a form. Source: R-SHELL-029, R-SHELL-030, R-SHELL-031, R-SHELL-032, R-SHELL-033. */
export const handler = asPage(page, renderGone);
