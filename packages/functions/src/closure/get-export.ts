import { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import { DataExports, exportKey } from '@wayline/core/areas/closure/account-closure.records';
import { ok, refuse } from '@wayline/core/base/result';
import { fileLinksAdapter } from '../files/file-links-adapter';
import { endpoint } from '../kernel/endpoint';

const LINK_SECONDS = 600;

export const handler = endpoint(
  closingContracts['users.exports.get'],
  async ({ input, actor, db, deps }) => {
    const made = await db.get(DataExports, { id: input.export_id });
    if (!made || (made.expires_at && made.expires_at <= deps.now())) return refuse('record.missing');
    const parts = made.state === 'ready' ? made.parts : [];
    const links = parts.map((_, i) =>
      deps.file_links.download(exportKey(actor.company_id, made.id, i + 1), {
        fileName: `Wayline export ${made.created_at.slice(0, 10)}${parts.length > 1 ? ` part ${i + 1}` : ''}.zip`,
        type: 'application/zip',
        seconds: LINK_SECONDS,
      }),
    );
    return ok({ export: made, links: await Promise.all(links) });
  },
  { file_links: fileLinksAdapter },
);
