/** What other areas may use of institutions. */
export { findInstitutionsByName } from './find-institutions-by-name';
export { type Institution, kindOf } from './institution';
export { InstitutionRows, Institutions, LISTS } from './institution.records';
export { findCommissionTerm } from './suppliers/find-commission-term';
