import { PATHS } from '../../lib/paths';
import { usePermission } from '../../lib/use-permission';
import { PageTabs } from '../../ui/page-tabs';

/** The lists of whom an agency works with; who may see one of them only needs no tabs. */
export const CrmTabs = () => {
  const [clients, suppliers] = [usePermission('View Client Profiles'), usePermission('View Supplier Profiles')];
  if (!suppliers) return null;
  const tabs = [
    ...(clients ? [{ label: 'Clients', to: PATHS.clients() }] : []),
    { label: 'Suppliers', to: PATHS.suppliers() },
    { label: 'Institutions', to: PATHS.institutions() },
  ];
  return <PageTabs label="Contacts" tabs={tabs} />;
};
