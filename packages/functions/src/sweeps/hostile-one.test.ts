import { halfOfCalls } from './halves';
import { sweepWithHostileInputs } from './hostile-sweep';

sweepWithHostileInputs(halfOfCalls(0));
