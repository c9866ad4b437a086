/** What other features may use of institutions. */
export { createSupplier } from './create-supplier';
export { invalidateInstitutions } from './institution-queries';
