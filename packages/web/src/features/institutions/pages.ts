import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/crm/suppliers': page(() => import('./pages/list-pages'), 'SupplierListPage'),
  '/crm/suppliers/deleted': page(() => import('./pages/list-pages'), 'DeletedSuppliersPage'),
  '/crm/suppliers/directory': page(() => import('./directory/directory-page'), 'DirectoryPage'),
  '/crm/suppliers/:institution_id': page(() => import('./pages/institution-page'), 'InstitutionPage'),
  '/crm/institutions': page(() => import('./pages/list-pages'), 'InstitutionListPage'),
  '/crm/institutions/deleted': page(() => import('./pages/list-pages'), 'DeletedInstitutionsPage'),
  '/crm/institutions/:institution_id': page(() => import('./pages/institution-page'), 'InstitutionPage'),
};
