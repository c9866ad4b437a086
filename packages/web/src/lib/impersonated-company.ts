import { readJson, writeJson } from './storage';

/** Kept by the tab: other tabs stay in the user's own company. */
const LOOKING = 'lookingInto';

/** The sub-agency this tab looks into, by its company id. Source: spec 1 §1 (G-197). */
export const getImpersonatedCompany = (): string | undefined => readJson<string>(LOOKING, 'sessionStorage');
export const setImpersonatedCompany = (company: string | undefined): void =>
  writeJson(LOOKING, company, 'sessionStorage');
