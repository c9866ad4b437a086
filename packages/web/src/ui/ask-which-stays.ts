import { type Clash, clashWords } from '../lib/clash';
import { confirm } from './confirm-dialog';

/** Where nothing is open in which two versions could stand side by side: asks whether ours stays. `what` was edited by both. */
export const askWhichStays = (what: string, clashes: readonly Clash[]): Promise<boolean> =>
  confirm({
    title: `Someone else also changed ${what}`,
    text: `${clashes.map(clashWords).join('; ')}.`,
    confirm: 'Keep mine',
    cancel: 'Take theirs',
  });
