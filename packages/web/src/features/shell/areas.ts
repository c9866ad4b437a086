import type { MenuArea } from '@wayline/core/access/company-denormalized';
import type { Permission } from '@wayline/core/access/permissions';
import {
  BriefcaseBusiness,
  Building2,
  CircleUserRound,
  ClipboardList,
  Landmark,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  Plus,
  Receipt,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { PATHS } from '../../lib/paths';

export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  permission: Permission;
  /** What the company can take out of its menu. */
  area?: MenuArea;
};

/** The areas of the app, in the order of the rail. */
export const AREAS: readonly Place[] = [
  { label: 'Dashboard', to: PATHS.dashboard(), icon: LayoutDashboard, permission: 'Dashboard' },
  { label: 'Trips', to: PATHS.trips(), icon: MapIcon, permission: 'View Trips', area: 'trips' },
  {
    label: 'Bookings',
    to: PATHS.bookings(),
    icon: BriefcaseBusiness,
    permission: 'View Reservations',
    area: 'bookings',
  },
  { label: 'Clients', to: PATHS.clients(), icon: UsersRound, permission: 'View Client Profiles', area: 'clients' },
  {
    label: 'Suppliers',
    to: PATHS.suppliers(),
    icon: Building2,
    permission: 'View Supplier Profiles',
    area: 'clients',
  },
  { label: 'Forms', to: PATHS.travelerForms(), icon: ClipboardList, permission: 'Forms' },
  { label: 'Accounting', to: PATHS.invoices(), icon: Receipt, permission: 'View Invoices' },
  { label: 'Ledger', to: PATHS.ledger(), icon: Landmark, permission: 'View Ledger' },
  { label: 'Library', to: PATHS.library(), icon: LibraryBig, permission: 'Library', area: 'library' },
  { label: 'Checklists', to: PATHS.checklists(), icon: ListChecks, permission: 'View Trips', area: 'checklists' },
];

/** What can be started from anywhere. */
export const ACTIONS: readonly Place[] = [
  { label: 'New trip', to: PATHS.tripCreate(), icon: Plus, permission: 'Edit Trips' },
  { label: 'My account', to: PATHS.account(), icon: CircleUserRound, permission: 'My Account' },
  { label: 'Two-step authentication', to: PATHS.twoStepAuth(), icon: ShieldCheck, permission: 'My Account' },
];
