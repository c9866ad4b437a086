/** The schemas and pure rules of institutions that other areas may use, without anything of the table. */
export { InstitutionId } from './institution-id';
export { toNameKey } from './institution-name-key';
