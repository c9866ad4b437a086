import { wholeList } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import { transactInTurns } from '../../store/transact';
import type { Files } from '../files/public';
import type { Form } from './form';
import { FormLinks, Forms, FormVersions, ofForm, ofSubmissions, Submissions } from './form.records';
import { submittedFilesOf } from './submission';

/** Forgets a form in the trash, its links and everything that came in for it. The form goes last, so that a purge that breaks off is done again. */
export const purgeForm = async (db: TenantDb, files: Pick<Files, 'removeUnder'>, form: Form): Promise<void> => {
  if (!form.deleted_at) return;
  const submissions = await wholeList((cursor) =>
    db.listPartition(Submissions, { partition: ofSubmissions(form.id) }, { cursor }),
  );
  for (const submission of submissions)
    if (submission.files.length > 0) await files.removeUnder(submittedFilesOf(db.company, submission));
  const { links, versions } = await db.readPartition(ofForm(form.id), { links: FormLinks, versions: FormVersions });
  await transactInTurns(db.table, [
    ...submissions.map((one) => db.deleteIfUnchanged(Submissions, one, ['version'])),
    ...links.map((one) => db.deleteIfUnchanged(FormLinks, one, [])),
    ...versions.map((one) => db.deleteIfExists(FormVersions, one)),
  ]);
  await db.transact([db.deleteIfUnchanged(Forms, form, ['version'])]);
};
