import { kmsSeal } from '@wayline/core/store/seal';
import { setting } from './environment';

export const sealAdapter = () => kmsSeal(setting('SEAL_KEY_ID'));
