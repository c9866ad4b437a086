import { createHash } from 'node:crypto';
import type { CompanyId } from '../../base/ids';

const TOKEN_LENGTH = 32;
const LABEL = '_wayline';
/**
 * The record by which a company shows that a name is its own. The text is no secret: it says whose the name is, and only who keeps the
 * domain can put it there.
 */
export const getDomainProof = (company: CompanyId, host: string): { name: string; value: string } => {
  const token = createHash('sha256').update(`${company} ${host}`).digest('hex').slice(0, TOKEN_LENGTH);
  return { name: `${LABEL}.${host}`, value: `wayline-verify=${token}` };
};
