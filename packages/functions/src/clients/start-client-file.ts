import { Clients } from '@wayline/core/areas/clients/client.records';
import { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import { refuseDeleted } from '@wayline/core/areas/clients/merge/refuse-deleted';
import { announcedType, uploadForm } from '@wayline/core/areas/files/uploads';
import { ok } from '@wayline/core/base/result';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

/** The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  clientFilesContracts['crm.attachments.upload'],
  async ({ input: { client_id, name, size }, actor, db, deps }) => {
    const type = announcedType({ name, size });
    if (!type.ok) return type;
    const client = await db.get(Clients, { id: client_id });
    if (!client || client.deleted_at) return refuseDeleted(db, client);
    return ok(await uploadForm(deps, actor.company_id, type.value));
  },
  { uploads: uploadsAdapter },
);
