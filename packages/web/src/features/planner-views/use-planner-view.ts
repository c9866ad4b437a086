import { useKept } from '../../ui/table/use-kept';
import { FIRST_VIEW, type PlannerView, viewOf } from './views';

/** How the signed-in user looks at planners, kept on this machine. Source: R-TRIP-014. */
export const usePlannerView = (): [PlannerView, (view: PlannerView) => void] => {
  const [kept, keep] = useKept<string>('planner.view', FIRST_VIEW);
  return [viewOf(kept), keep];
};
