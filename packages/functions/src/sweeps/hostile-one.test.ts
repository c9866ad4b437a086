import { sweepWithHostileInputs } from './hostile-sweep';

sweepWithHostileInputs(0);
