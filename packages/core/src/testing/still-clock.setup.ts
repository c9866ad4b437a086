import { standStill } from './still-clock';

standStill();
