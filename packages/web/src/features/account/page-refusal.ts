import { formatMessage } from '@wayline/core/base/messages';
import { failingGuard, GUARDS, type GuardSession, planFor } from '@wayline/core/navigation/guards';
import { listGuards } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { isHere } from '@wayline/core/navigation/routes-to-come';
import type { Refused } from '../../navigation/guard-refusal';

type Words = { title: string; text: string; opens?: true };

/** Why a page was not opened, for whoever was sent to another one instead; `opens` when it would open now. Source: G-009. */
export const describePageRefusal = ({ guard, path }: Refused, session: GuardSession | undefined): Words => {
  const name = path ? getPageTitle(path) : 'The page';
  const guards = path ? listGuards(path) : [guard];
  if (!failingGuard(guards, session))
    return { title: `${name}: available now`, text: 'You have access to it now.', opens: true };
  const plan = GUARDS[guard].plan && planFor(guards);
  if (plan)
    return {
      title: `${name}: needs the ${plan} plan`,
      text: `Your company has the ${session?.tier ?? 'Free'} plan, which doesn’t include it.${path && !isHere(path) ? ' It’s coming soon, too.' : ''}`,
    };
  const action = `open ${name.toLowerCase()}`;
  return { title: formatMessage('permission.denied.title'), text: formatMessage('permission.denied.text', { action }) };
};
