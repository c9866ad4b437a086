import { announcedType, uploadForm } from '@wayline/core/areas/files/uploads';
import { cloudContracts } from '@wayline/core/areas/library/cloud.contract';
import { ok } from '@wayline/core/base/result';
import { uploadsAdapter } from '../files/uploads-adapter';
import { endpoint } from '../kernel/endpoint';

/** The store itself holds the browser to the announced type and to the largest size. */
export const handler = endpoint(
  cloudContracts['misc.cloud.files.upload'],
  async ({ input, actor, deps }) => {
    const type = announcedType(input);
    return type.ok ? ok(await uploadForm(deps, actor.company_id, type.value)) : type;
  },
  { uploads: uploadsAdapter },
);
