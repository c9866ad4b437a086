import { failingGuard, GUARDS, type GuardSession, planFor } from '@wayline/core/identity/guards';
import { guardsOf } from '@wayline/core/identity/routes';
import { titleOf } from '@wayline/core/identity/routes-titles';
import { say } from '@wayline/core/kernel/messages';
import type { Refused } from '../../app/refused';
import { comingAt } from '../coming/coming-at';

type Words = { title: string; text: string; opens?: true };

/** Why a page was not opened, for whoever was sent to another one instead; `opens` when it would open now. Source: G-009. */
export const refusalOf = ({ guard, path }: Refused, session: GuardSession | undefined): Words => {
  const name = path ? titleOf(path) : 'The page';
  const guards = path ? guardsOf(path) : [guard];
  if (!failingGuard(guards, session))
    return { title: `${name}: open to you now`, text: 'Nothing keeps you from it any more.', opens: true };
  const plan = GUARDS[guard].plan && planFor(guards);
  if (plan)
    return {
      title: `${name}: from the ${plan} plan`,
      text: `Your company has the ${session?.tier ?? 'Free'} plan, which does not open it.${path && comingAt(path) ? ' It is still to come, too.' : ''}`,
    };
  const action = `open ${name.toLowerCase()}`;
  return { title: say('permission.denied.title'), text: say('permission.denied.text', { action }) };
};
