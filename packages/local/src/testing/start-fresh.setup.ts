import { keepLogQuiet } from './quiet-log';
import { startFresh } from './start-fresh';

startFresh();
keepLogQuiet();
