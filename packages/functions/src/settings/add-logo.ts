import { refuse } from '@wayline/core/areas/files/errors';
import { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import { isLogo, logoAddress } from '@wayline/core/areas/settings/logo';
import { Logos } from '@wayline/core/areas/settings/logo.records';
import { endpoint } from '../kernel/endpoint';

/** Nothing shows a logo until a page of the settings that names it is saved; those before it stay for the pages that show them. */
export const handler = endpoint(
  settingsContracts['users.logo.create'],
  async ({ input: { image }, actor: { company_id }, db, deps: { newId }, commit }) => {
    if (!isLogo(Buffer.from(image, 'base64'))) return refuse('attachment.lies', { params: { type: 'PNG' } });
    const id = newId('file');
    return commit({
      writes: [db.insert(Logos, { id, png: image })],
      audit: { subject: 'settings.userbrand', action: 'settings.logo_added', changes: { logo_file: id } },
      answer: { logo_file: id, address: logoAddress(company_id, id) as string },
    });
  },
);
