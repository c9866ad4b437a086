import { ShieldCheck } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';

/** What stands in place of the editor where its feature is off. Source: R-SHELL-230 (G-046). */
export const EditorOff = () => (
  <EmptyState
    icon={ShieldCheck}
    title="Editing roles isn’t turned on for your company"
    text="With it, you decide what each role can see, edit and delete, and you can create your own roles. To turn it on, ask Wayline support for the role-permission feature. Until then, the roles below keep their default permissions, and you can still adjust one colleague’s permissions when you assign a role."
  />
);
