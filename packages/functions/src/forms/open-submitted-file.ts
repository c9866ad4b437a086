import { documentLink } from '@wayline/core/areas/files/document-link';
import { Submissions } from '@wayline/core/areas/forms/form.records';
import { submittedFileKey } from '@wayline/core/areas/forms/submission';
import { submissionsContracts } from '@wayline/core/areas/forms/submissions.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  submissionsContracts['crm.submissions.file'],
  async ({ input: { form_id, id, file_id }, actor, db, deps }) => {
    const submission = await db.get(Submissions, { form_id, id });
    const file = submission?.received_date ? submission.files.find((one) => one.id === file_id) : undefined;
    if (!submission || !file) return refuse('record.missing');
    const key = submittedFileKey(actor.company_id, submission, file.id);
    return ok({ url: await documentLink(deps.file_links, key, file.name) });
  },
  { file_links: fileLinksAdapter },
);
