import type { Contract } from '@wayline/core/contract/contract';
import { FACE_FILES } from '../packages/functions/src/trip/itinerary/pdf/script-faces';
import type { LambdaPlan } from './lambda';
import { getContractNeeds } from './rights';

/** HTTP APIs give an answer up after 30 s. */
const LONGEST_SECONDS = 29;
/** A whole processor: making a PDF is arithmetic. */
const PDF_MEMORY = 1769;

/** The plan of an endpoint's function, from its contract alone. */
export const lambdaForContract = (
  contract: Contract,
): Pick<LambdaPlan, 'handler' | 'needs' | 'memory' | 'seconds' | 'files'> => ({
  handler: contract.handler,
  needs: getContractNeeds(contract),
  ...(contract.produces === 'application/pdf' && {
    memory: PDF_MEMORY,
    seconds: LONGEST_SECONDS,
    files: FACE_FILES.map((file) => `node_modules/${file}`),
  }),
});
