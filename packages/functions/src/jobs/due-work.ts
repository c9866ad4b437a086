import { dueItems } from '@wayline/core/store/due';
import { companyOf } from '@wayline/core/store/keys';
import { baseDeps } from '../kernel/deps';
import { log } from '../kernel/log';
import { settleDue } from './due-kinds';

/**
 * Every minute: what is due, whatever it is. Found by the due index, settled by conditional writes, so two runs at once do it once.
 * One that fails keeps none of the others waiting; it is due again the next time, and the run fails at its end so that somebody looks.
 */
export const handler = async () => {
  const deps = baseDeps();
  const now = deps.now();
  const items = await dueItems(deps.table, now);
  let failed = 0;
  for (const item of items) {
    const company = companyOf(String(item.pk));
    try {
      await settleDue(deps, now, company, item);
    } catch (error) {
      failed += 1;
      log.error('due work failed', error, { type: String(item.type), company_id: company });
    }
  }
  if (items.length) log.info('due work', { items: items.length, failed });
  if (failed) throw new Error(`${failed} of ${items.length} due items failed.`);
  return { items: items.length };
};
