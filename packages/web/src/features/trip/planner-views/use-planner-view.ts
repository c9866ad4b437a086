import { useLocalSetting } from '../../../ui/table/use-local-setting';
import { FIRST_VIEW, type PlannerView, parsePlannerView } from './views';

/** How the signed-in user looks at planners, kept on this machine. Source: R-TRIP-014. */
export const usePlannerView = (): [PlannerView, (view: PlannerView) => void] => {
  const [kept, keep] = useLocalSetting<string>('planner.view', FIRST_VIEW);
  return [parsePlannerView(kept), keep];
};
