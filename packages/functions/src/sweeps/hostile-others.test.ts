import { CONTRACTS } from '@wayline/core/contracts';
import { sweepWithHostileInputs } from './hostile-sweep';
import { CALL_IDS } from './samples';

sweepWithHostileInputs(CALL_IDS.filter((id) => CONTRACTS[id].service !== 'trips'));
