import { type Pages, page } from '../../navigation/page';

export const PAGES: Pages = {
  '/myaccount/multi_factor_auth': page(() => import('./sign-in/pages/two-step-page'), 'TwoStepPage'),
  '/myaccount/apikey': page(() => import('./api-keys/api-keys-page'), 'ApiKeysPage'),
  '/myaccount/users': page(() => import('./users/pages/users-page'), 'UsersPage'),
  '/myaccount/teams': page(() => import('./users/pages/teams-page'), 'TeamsPage'),
  '/myaccount/users-pcc-mapping': page(() => import('./users/pages/pcc-mapping-page'), 'PccMappingPage'),
  '/myaccount/users-template-mapping': page(() => import('./users/pages/template-mapping-page'), 'TemplateMappingPage'),
  '/admin-user-access': page(() => import('./users/pages/access-page'), 'AccessPage'),
  '/myaccount/roles': page(() => import('./roles/pages/roles-page'), 'RolesPage'),
  '/myaccount/assign_role/:id': page(() => import('./roles/pages/assign-role-page'), 'AssignRolePage'),
};
