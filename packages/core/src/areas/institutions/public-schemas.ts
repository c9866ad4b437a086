/** The schemas of institutions that other areas may use, without anything of the table. */
export { InstitutionId } from './institution-id';
