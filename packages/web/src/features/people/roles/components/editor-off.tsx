import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';

/** What stands in place of the editor where its feature is off. Source: R-SHELL-230 (G-046). */
export const EditorOff = () => (
  <EmptyState
    icon={ShieldCheck}
    title="Editing roles is not switched on for your company"
    text="With it you decide what each role may see, edit and delete, and name roles of your own. Write to Wayline’s support and ask for the role-permission feature. Until then the roles below hold what they start with, and a colleague’s own permissions can be set where you give them a role."
  />
);
