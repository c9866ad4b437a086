import { PATHS } from '../../../../lib/paths';
import { PageTabs } from '../../../../ui/page-tabs';

const PAGES = [
  { label: 'My tasks', to: PATHS.checklistsOwn() },
  { label: 'All tasks', to: PATHS.checklistsAll() },
  { label: 'Templates', to: PATHS.checklistTemplates() },
] as const;

/** The pages of the checklists. Source: R-SHELL-046 (G-198). */
export const ChecklistTabs = () => <PageTabs label="Checklists" tabs={PAGES} />;
